import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { DESK_PAGES } from './pages.ts'

export default [
	...DESK_PAGES.map(({ path, module }) =>
		path === '' ? index(`routes/${module}.tsx`) : route(path, `routes/${module}.tsx`),
	),
	route('*', 'routes/unmatched.tsx'),
] satisfies RouteConfig
