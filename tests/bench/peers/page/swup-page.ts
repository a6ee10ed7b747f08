import Swup from "swup";
import { enhanceDocument } from "./delegated";

new Swup({ containers: ["#content"], animationSelector: false });
enhanceDocument();
