/*
 * How a page of the server hands itself over to the router in the browser. React Router's `<Scripts />` does it for a page whose app starts at
 * once; for one whose app waits for interest there is no public way (React Router 8.4, `lib/dom/ssr/components.js`;
 * https://github.com/remix-run/react-router/discussions/9869). No other file knows a private name of the framework.
 */

/** The variable with what the server rendered the page from. */
export const ROUTER_CONTEXT = '__reactRouterContext'

/** Gives the router the loaded modules of the page's routes, by route id; it reads them when it starts. */
export function handOverRouteModules(modules: Record<string, unknown>) {
	Object.assign(window, { __reactRouterRouteModules: modules })
}
