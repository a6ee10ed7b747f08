import { chromium } from "playwright";
import { startShop } from "/work/wt/templates/fixtures/shop";
import { launchOptions } from "/work/wt/templates/tests/browser/support";
import { shiftsOf } from "/work/wt/templates/tests/browser/shifts";
const shop = await startShop();
const browser = await chromium.launch({...launchOptions, executablePath:"/usr/bin/chromium"});
const paths = (process.argv[2] ?? "/client-orders.php,/products-bought.php,/client-files.php,/client-rebates.php,/subscriptions.php,/subscription-edit.php,/prepaid.php,/order-open.php,/returns-open.php,/return.php,/rma-open.php,/rma.php,/opinions.php,/newsletter.php,/contact.php,/news.php,/news.php?id=1,/blog.php,/blog.php?id=1,/categories.php,/product-compare.php,/order1.php,/order2.php,/shoppinglist.php").split(",");
shop.config.pageModules = true;
for (const [w,h] of [[1366,900],[390,844]] as const) for (const path of paths) {
  shop.reset(); shop.config.pageModules = true; shop.config.tiles = !!process.env.TILES;
  if (process.env.LAT) shop.faults.roundTrip(Number(process.env.LAT));
  shop.fillBasket("anna",2);
  const v = shop.visitors.of("anna");
  v.customer = "anna";
  const [a,b] = shop.catalogue.products.filter(p=>p.price>0&&p.stock>0&&p.sizes.length===0);
  v.compared.push(a!.id,b!.id);
  v.lists.push({id:1,name:"Remont",isPublic:false,products:[{id:a!.id,size:"uniw"},{id:b!.id,size:"uniw"}]});
  const ctx = await browser.newContext({viewport:{width:w,height:h}, hasTouch: w<500, isMobile:false}); await ctx.addInitScript("window.__name = (f) => f");
  await ctx.addCookies([{name:"client",value:"anna",url:shop.url}]);
  const page = await ctx.newPage();
  const out: string[] = [];
  page.on("pageerror",e=>out.push("ERR "+e));
  page.on("console",m=>/warning|error/.test(m.type())&&!/GL Driver/.test(m.text())&&out.push("CON "+m.text()));
  const r = await page.goto(shop.url+path);
  await page.evaluate(()=>(window as any).wyspa?.ready);
  let last=-1; for(let i=0;i<80;i++){ await page.waitForTimeout(process.env.LAT?1500:400); if(shop.log.length===last) break; last=shop.log.length; }
  if (process.env.MEAS) console.log(await page.evaluate(()=>[...document.querySelectorAll(".cop__content")].map(e=>(e as HTMLElement).dataset.skeleton+" "+e.getBoundingClientRect().height).join(", ")));
  const s = await shiftsOf(page);
  const sum = s.reduce((x,{value})=>x+value,0);
  const gets = shop.requests.filter(r=>r.endpoint==="get.php").length;
  const urls = shop.log.map(l=>l.url).filter(u=>/^\/(wyspa|gfx)/.test(u));
  const dup = urls.filter((u,i)=>urls.indexOf(u)!==i);
  const n = await page.locator("#content").locator("a[href],button,input:not([type=hidden]),select,textarea").count();
  console.log(w, path, r!.status(), "shift", sum.toFixed(4), "get", gets, "dup", dup.length?dup:0, "controls", n, out.join(" | "));
  if (sum>0) console.log("   ", JSON.stringify(s.slice(0,4)));
  if (process.env.SHOT) await page.screenshot({path:`/tmp/shot-${w}-${path.replace(/\W/g,"_")}.png`,fullPage:true});
  await ctx.close();
}
await browser.close(); await shop.close();
