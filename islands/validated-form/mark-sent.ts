/** The guard against sending twice, a chunk of its own: it is needed last of all. */
export { markSubmitting } from "../../runtime/ui/mark-submitting";
