import "@hotwired/turbo";
import { enhanceDocument } from "./delegated";

enhanceDocument();
