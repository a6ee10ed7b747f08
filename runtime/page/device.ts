/**
 * Detects the browser as the old bundle did (contract D 10, B e). Our own code uses it only for the passkey switches.
 */
export function device() {
  const { userAgent, platform = "", vendor = "" } = navigator;
  const isMac = userAgent.includes("Mac");
  return {
    isMac,
    isIos: /^(iPad|iPhone|iPod)/.test(platform) || (isMac && "ontouchend" in document),
    isSafari: vendor.includes("Apple") && !/CriOS|FxiOS/.test(userAgent),
  };
}
