/** Whether one of the platform's two cookies may ask for the notice; the island itself reads them closely. */
export default (): boolean => /Forced=[^;]*true/.test(document.cookie);
