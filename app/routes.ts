import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES } from './pages.ts'

/** Derived from `pages.ts`. Files such as `/img` and `/wp-json` are served by `server/http/http.ts`. */
export default [
	layout('routes/layout-default.tsx', routesIn('default')),
	layout('routes/layout-ways-to-help.tsx', routesIn('ways-to-help')),
	layout('routes/layout-forms.tsx', routesIn('forms')),
	...routesIn('none'),
] satisfies RouteConfig

function routesIn(name: (typeof PAGES)[number]['layout']) {
	return PAGES.filter((page) => page.layout === name).map(({ path, module }) =>
		path === '/' ? index(`routes/${module}.tsx`) : route(path.slice(1), `routes/${module}.tsx`),
	)
}
