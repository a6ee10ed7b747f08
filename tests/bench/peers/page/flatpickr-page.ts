import flatpickr from "flatpickr";
import { Polish } from "flatpickr/dist/l10n/pl";

flatpickr("#day", { locale: Polish, allowInput: true });
