/**
 * The pages, as patterns of `routes.ts`, that the running server renders ahead of their first visitor at each revision of the
 * content, with their payloads (`.data`). Nothing is rendered at build: one image serves any charity. What depends on who
 * asks (favourites, comparisons, forms) is not among them; posters and the gallery are asked for too seldom. The build
 * names these patterns to browsers in `/builds/meta/{id}.json`.
 */
export const PRERENDERED = [
	'/',
	'/dogs',
	'/adoption',
	'/fostering',
	'/merch',
	'/useful-info',
	'/waystohelp',
	'/waystohelp/donations',
	'/waystohelp/sponsorship',
	'/waystohelp/volunteering',
	'/dogs/:slug',
	'/merch/:slug',
	'/useful-info/:slug',
	'/docs/:slug',
	'/stories/:slug',
	'/waystohelp/volunteering/:slug',
] as const
