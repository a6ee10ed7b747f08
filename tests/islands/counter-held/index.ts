export { mount } from "../counter";
