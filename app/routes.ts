import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site. Files under `/img`, `/wp-json` and the like are the server's (`server/http.ts`). */
export default [
	layout('routes/layout-default.tsx', [
		index('routes/home.tsx'),
		route('dogs', 'routes/dogs.tsx'),
		route('dogs/:slug', 'routes/dog.tsx'),
		route('dogs/:slug/poster', 'routes/dog-poster.tsx'),
		route('favourites', 'routes/favourites.tsx'),
		route('compare', 'routes/compare.tsx'),
		route('right-for-each-other', 'routes/right-for-each-other.tsx'),
		route('adoption', 'routes/adoption.tsx'),
		route('fostering', 'routes/fostering.tsx'),
		route('merch', 'routes/merch.tsx'),
		route('merch/:slug', 'routes/merch-item.tsx'),
		route('useful-info', 'routes/useful-info.tsx'),
		route('useful-info/:slug', 'routes/article.tsx'),
		route('docs/:slug', 'routes/doc.tsx'),
		route('stories/:slug', 'routes/story.tsx'),
		route('apply/return', 'routes/apply-return.tsx'),
		route('apply/:form/start', 'routes/apply-start.tsx'),
		route('apply/:form/check', 'routes/apply-check.tsx'),
		route('apply/:form/save', 'routes/apply-save.tsx'),
		route('apply/:form/stop', 'routes/apply-stop.tsx'),
		route('apply/:form/sent', 'routes/apply-sent.tsx'),
		route('apply/:form/:step', 'routes/apply-step.tsx'),
		route('gallery', 'routes/gallery.tsx'),
		route('*', 'routes/unmatched.tsx'),
	]),
	layout('routes/layout-ways-to-help.tsx', [
		route('waystohelp', 'routes/ways-to-help.tsx'),
		route('waystohelp/donations', 'routes/donations.tsx'),
		route('waystohelp/sponsorship', 'routes/sponsorship.tsx'),
		route('waystohelp/volunteering', 'routes/volunteering.tsx'),
		route('waystohelp/volunteering/:slug', 'routes/role.tsx'),
	]),
	route('favourites/dogs', 'routes/favourite-dogs.tsx'),
] satisfies RouteConfig
