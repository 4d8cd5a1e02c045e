/**
 * Runs in `<head>`. Where storage is blocked even looking at it throws, and the router, which keeps the places of pages there,
 * would say so in the console on every page. A storage that keeps nothing stands in. It must stay one constant: the content
 * security policy knows it by its hash.
 */
export const STORAGE_SCRIPT = `try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){}}})}`
