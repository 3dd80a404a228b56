//! What is on the screen in words, for screen readers: a canvas alone says nothing.
//!
//! egui tells what it drew as a tree of named parts; here it becomes invisible elements of the page in the same places, which
//! assistive programs read and press.

use eframe::egui::{
    self, Event, FullOutput, RawInput,
    accesskit::{Action, ActionRequest, NodeId, Role, Toggled, TreeId, TreeUpdate},
};
use js_sys::Array;
use serde_json::{Map, Value, json};

use super::page;

/// Tells the page what each frame shows.
pub fn install(ctx: &egui::Context) {
    ctx.enable_accesskit();
    ctx.add_plugin(Mirror::default());
}

#[derive(Default)]
struct Mirror {
    /// What the page shows already.
    shown: String,
}

impl egui::Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn output_hook(&mut self, _: &egui::Context, output: &mut FullOutput) {
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        let parts = Value::from(parts(&update)).to_string();
        if parts != self.shown && page("mirror", &[parts.as_str().into()]).is_ok() {
            self.shown = parts;
        }
    }

    fn input_hook(&mut self, _: &egui::Context, input: &mut RawInput) {
        let Ok(pressed) = page("pressed", &[]) else { return };
        for part in Array::from(&pressed).iter().filter_map(|id| id.as_string()?.parse().ok()) {
            for action in [Action::Focus, Action::Click] {
                let request =
                    ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(part), data: None };
                input.events.push(Event::AccessKitActionRequest(request));
            }
        }
    }
}

/// The parts that say or do something, in the order in which they are read.
fn parts(update: &TreeUpdate) -> Vec<Value> {
    let mut order = Vec::new();
    let root = update.tree.as_ref().map(|tree| tree.root);
    let mut next: Vec<NodeId> = root.into_iter().collect();
    while let Some(id) = next.pop() {
        let Some((_, node)) = update.nodes.iter().find(|(known, _)| *known == id) else { continue };
        next.extend(node.children().iter().rev());
        let (Some(role), Some(bounds)) = (role(node.role()), node.bounds()) else { continue };
        let name = node.label().or(node.value()).unwrap_or_default();
        if name.is_empty() {
            continue;
        }
        let mut part = Map::new();
        part.insert("id".to_owned(), json!(id.0.to_string()));
        part.insert("role".to_owned(), json!(role));
        part.insert("name".to_owned(), json!(name));
        let place = [bounds.x0, bounds.y0, bounds.width(), bounds.height()].map(|it| it.round() as i64);
        part.insert("place".to_owned(), json!(place));
        if let Some(toggled) = node.toggled() {
            part.insert("on".to_owned(), json!(toggled == Toggled::True));
        }
        if node.is_disabled() {
            part.insert("off".to_owned(), json!(true));
        }
        if let Some(value) = node.value().filter(|_| node.label().is_some()) {
            part.insert("value".to_owned(), json!(value));
        }
        order.push(Value::Object(part));
    }
    order
}

/// What a page calls a part; none for what is only there to hold others.
fn role(role: Role) -> Option<&'static str> {
    Some(match role {
        Role::Button | Role::DefaultButton => "button",
        Role::CheckBox => "checkbox",
        Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::Link => "link",
        Role::Label | Role::Paragraph => "paragraph",
        Role::Heading => "heading",
        Role::Image => "img",
        Role::TextInput | Role::MultilineTextInput | Role::SearchInput => "textbox",
        Role::SpinButton => "spinbutton",
        Role::Slider => "slider",
        Role::ProgressIndicator => "progressbar",
        Role::Tab => "tab",
        Role::Dialog | Role::AlertDialog => "dialog",
        Role::Alert | Role::Status => "status",
        Role::Cell | Role::GridCell => "cell",
        Role::MenuItem => "menuitem",
        Role::ListItem => "listitem",
        _ => return None,
    })
}
