// The judge's worker: the same program as the page, which finds out that it is in a worker. What is said before it is ready waits.
const early = [];
let ready = false;
onmessage = ({ data }) => (ready ? courtsideWork(data) : early.push(data));
// Thrown outside the promise, so that the page hears of it.
const harm = (error) => setTimeout(() => { throw error; });
import("./courtside.js").then(async (program) => {
  await program.default();
  ready = true;
  early.splice(0).forEach((data) => setTimeout(() => courtsideWork(data)));
}).catch(harm);
