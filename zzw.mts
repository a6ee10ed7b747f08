import { chromium } from "playwright";
import http from "node:http"; import http2 from "node:http2"; import { readFileSync } from "node:fs";
import { startShop } from "./fixtures/shop";
const PRODUCT="/produkt/pokaz-omnibushigher-2004?modules=1";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const key=readFileSync("/tmp/k.pem"), cert=readFileSync("/tmp/c.pem");
for (const [name,dist] of ([["155e2ccd","/tmp/b155/dist"],["now","/work/main/dist"]] as const).filter(x=>!process.env.ONLY||x[0]===process.env.ONLY)) for (const proto of ["HTTP/1.1","HTTP/2"].filter(p=>!process.env.PROTO||p===process.env.PROTO)) for (const [pn,path,button] of [["home","/?modules=1","form.product__add button"],["product",PRODUCT,"#projector_button_basket"]] as const) {
  const shop = await startShop({ dist } as never);
  let base = shop.url; let proxy: http2.Http2SecureServer|undefined;
  if (proto==="HTTP/2") { const up=new URL(shop.url); proxy = http2.createSecureServer({key,cert}, (req,res)=>{ const headers:any={...req.headers}; for(const k of Object.keys(headers)) if(k.startsWith(":")) delete headers[k]; headers.host=req.headers[":authority"] ?? up.host; headers["x-forwarded-proto"]="https";
     const r=http.request({host:up.hostname,port:up.port,path:req.url,method:req.method,headers},(a)=>{ const h:any={...a.headers}; for(const k of ["connection","keep-alive","transfer-encoding","upgrade"]) delete h[k]; res.writeHead(a.statusCode??200,h); a.pipe(res as never); }); r.on("error",()=>res.end()); (req as any).pipe(r); });
     proxy.on("error",()=>{}); await new Promise<void>(ok=>proxy!.listen(0,ok)); base=`https://localhost:${(proxy.address() as any).port}`; }
  const ctx = await browser.newContext({viewport:{width:390,height:844},isMobile:true,hasTouch:true,ignoreHTTPSErrors:true});
  const page = await ctx.newPage(); const cdp=await ctx.newCDPSession(page); await cdp.send("Network.enable"); await cdp.send("Network.setBlockedURLs",{urls:["*/pictures/*"]});
  const log:any[]=[]; const start=new Map<string,any>();
  cdp.on("Network.requestWillBeSent",(e:any)=>start.set(e.requestId,{url:e.request.url,at:e.timestamp,m:e.request.method}));
  cdp.on("Network.responseReceived",(e:any)=>{ const s=start.get(e.requestId); if(s) s.proto=e.response.protocol; });
  cdp.on("Network.loadingFinished",(e:any)=>{ const s=start.get(e.requestId); if(s) s.end=e.timestamp; });
  shop.faults.roundTrip(1200);
  await page.goto(base+path,{waitUntil:"commit"}); await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length>0",null,{polling:30,timeout:30000});
  await page.evaluate(`document.querySelector(${JSON.stringify(button)})?.scrollIntoView({block:'center'})`); await page.waitForTimeout(250);
  await page.evaluate(`window.__c=[]; { const see=()=>{ const c=document.querySelector('#menu_basket .badge, .topBasket__badge, .top_basket__badge, [class*=badge]'); const t=[c&&c.textContent, c&&c.className, document.querySelector('#menu_basket')?.innerText?.slice(0,60)].join('|'); if(t!==window.__l){window.__l=t; window.__c.push([performance.now(),t]);} requestAnimationFrame(see)}; see(); }`);
  const b = await page.locator(button).first().boundingBox(); const {timestamp:t0} = await cdp.send("Runtime.evaluate",{expression:"0"}).then(()=>({timestamp:0}));
  const tapAt = await page.evaluate("performance.now()") as number; const mark=[...start.values()].reduce((a,s)=>Math.max(a,s.at),0);
  const nav=[...start.values()].find(s=>s.url.startsWith(base+path)); const origin=await page.evaluate("performance.timeOrigin") as number;
  await page.touchscreen.tap(b!.x+b!.width/2,b!.y+b!.height/2);
  await page.waitForTimeout(7500);
  const counts = await page.evaluate("window.__c??[]").catch(()=>[]) as [number,string][];
  console.log(`\n### ${name} ${proto} ${pn}: tap at ${tapAt.toFixed(0)} ms after navigation start`);
  const zero=nav.at; // approx navigation start
  for (const s of [...start.values()]) { const a=(s.at-zero)*1000, e=s.end?(s.end-zero)*1000:NaN; if(/pictures|\.(svg|png|css\?|woff)/.test(s.url)||s===nav) continue; const p=s.url.replace(base,"").replace(/-[A-Z0-9]{5}\.js/,".js").slice(0,64); if(process.env.ALL||a>tapAt-60) console.log(`${(a-tapAt).toFixed(0).padStart(6)} → ${(e-tapAt).toFixed(0).padStart(6)}  ${s.m} ${p} ${s.proto??""}`); }
  console.log("counts", counts.filter(c=>c[0]>tapAt-20).map(c=>`${(c[0]-tapAt).toFixed(0)}: ${c[1]}`).join("  ·  "), "held:", JSON.stringify((shop as any).basketOf?.("")??""));
  await ctx.close(); proxy?.close(); await shop.close();
}
await browser.close(); process.exit(0);
