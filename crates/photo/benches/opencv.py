"""The whole judgement of photos against OpenCV's SIFT matching of the same pictures, in one alternating run.

    python3 photo/benches/opencv.py target/release/courtside KIT PHOTO...

Needs `pip install opencv-python-headless`. Both read all files anew and use two threads. OpenCV finds keypoints in the photo, the
floor and every guest at their own size and compares the photo with each (nearest two, ratio 0.75), and does nothing else.
Prints the least of five rounds for each photo: seconds on the clock and of processor time. Nothing of Python's start is counted.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import cv2

ROUNDS = 5
THREADS = 2


def sift(kit, photo):
    finder, matcher = cv2.SIFT_create(), cv2.BFMatcher()
    words = json.loads((kit / "kit.json").read_text())
    pictures = [words["floor"]["picture"]] + [guest["picture"] for guest in words["guests"]]
    found = lambda path: finder.detectAndCompute(cv2.imread(str(path), cv2.IMREAD_GRAYSCALE), None)[1]
    seen, good = found(photo), 0
    for picture in pictures:
        pairs = matcher.knnMatch(found(kit / picture), seen, k=2)
        good += sum(1 for pair in pairs if len(pair) == 2 and pair[0].distance < 0.75 * pair[1].distance)
    return good


def timed(work):
    """Seconds on the clock, and of processor time of this process and of those it has waited for."""
    clock, before = time.perf_counter(), os.times()
    work()
    after = os.times()
    return time.perf_counter() - clock, sum(after[:4]) - sum(before[:4])


def main():
    program, kit, photos = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    cv2.setNumThreads(THREADS)
    environment = {**os.environ, "RAYON_NUM_THREADS": str(THREADS)}
    total = [0.0] * 4
    for photo in photos:
        call = [program, "judge", "--json", "--kit", str(kit), photo]
        ours, theirs = [], []
        for _ in range(ROUNDS):
            judge = lambda: subprocess.run(call, stdout=subprocess.DEVNULL, env=environment, check=True)
            ours.append(timed(judge))
            theirs.append(timed(lambda: sift(kit, photo)))
        least = [min(run[i] for run in runs) for runs in (ours, theirs) for i in (0, 1)]
        total = [sum(pair) for pair in zip(total, least)]
        print(photo, "clock {0:.2f} s against {2:.2f} s, processor {1:.2f} s against {3:.2f} s".format(*least))
    print("ratio: clock {:.2f}, processor {:.2f}".format(total[0] / total[2], total[1] / total[3]))


if __name__ == "__main__":
    main()
