/**
 * Runs in `<head>`. Where storage is blocked, reading `sessionStorage` throws, and the router, which stores scroll
 * positions there, would log an error on every page. This replaces it with an empty storage. Must stay one constant:
 * the content security policy knows its hash.
 */
export const STORAGE_SCRIPT = `try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){}}})}`
