import { moveNode } from "../../runtime/ui/move-node";

/** The search box stands in the drawer while that is open (spec §2, contract A 3.4), with all that is typed. */
export function searchBox(aside: Element): { bring(): void; putBack(): void } {
  let putBack = () => {};
  return {
    bring() {
      const box = document.getElementById("menu_search");
      if (!box || aside.contains(box)) return;
      const placeholder = document.createElement("del");
      placeholder.className = "handler";
      placeholder.dataset.item = "#menu_search";
      placeholder.hidden = true;
      box.before(placeholder);
      const place = aside.querySelector('.setMobileGrid[data-item="#menu_navbar"]');
      moveNode(box, place?.parentElement ?? aside, place ?? aside.firstChild);
      putBack = () => {
        const home = placeholder.parentElement;
        if (home && aside.contains(box)) moveNode(box, home, placeholder);
        placeholder.remove();
      };
    },
    putBack() {
      putBack();
      putBack = () => {};
    },
  };
}
