// Who may import whom. `npm run check` fails on every breach; CONTRIBUTING.md says the same in prose.
const value = { dependencyTypesNot: ['type-only'] }
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
	forbidden: [
		rule('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true, ...value }),
		rule(
			'ui-is-a-leaf',
			'ui/ has never heard of animals.',
			{ path: '^app/ui/' },
			{ path: '^(app|content|domain|records|server|sample)/', pathNot: '^app/(ui|lib)/' },
		),
		rule(
			'lib-is-a-leaf',
			'Small pure functions.',
			{ path: '^app/lib/' },
			{ path: '^(app|content|domain|records|server|sample)/', pathNot: '^app/lib/' },
		),
		rule(
			'features-are-strangers',
			'Two features meet in a route.',
			{ path: '^app/features/([^/]+)/' },
			{ path: '^app/features/', pathNot: '^app/features/$1/' },
		),
		rule(
			'features-do-not-know-urls',
			'No routes, no shell.',
			{ path: '^app/features/' },
			{ path: '^app/(routes|shell|root|entry)' },
		),
		rule(
			'fit-never-hides',
			'What fits a home is said beside a dog; it must not choose which dogs are shown (decision 10).',
			{ path: '^app/features/dogs/(list|card)/' },
			{ path: '^app/features/dogs/fit/rules/' },
		),
		rule(
			'shell-takes-props',
			'Header and footer do not fetch.',
			{ path: '^app/shell/' },
			{ path: '^app/(routes|features)/' },
		),
		rule(
			'client-is-browser-only',
			'Browser behaviour knows no pages.',
			{ path: '^app/client/' },
			{ path: '^(app/(routes|features|shell)|content|domain|records|server|sample)/' },
		),
		rule(
			'content-through-server-files',
			'Everyone in app/ but ui/ and lib/ may import its types; its code only *.server files.',
			{ path: '^app/', pathNot: '\\.server\\.(test\\.)?tsx?$' },
			{ path: '^(content|records)/', ...value },
		),
		rule(
			'server-files-stay-on-the-server',
			'Views never import *.server.',
			{ path: '^app/', pathNot: '^app/(routes/|root\\.tsx|entry\\.server\\.tsx)|\\.server\\.(test\\.)?tsx?$' },
			{ path: '\\.server\\.tsx?$', ...value },
		),
		rule(
			'content-stands-alone',
			'Runs without React and without the site.',
			{ path: '^content/' },
			{ path: '^(app|domain|records|server|sample)/|node_modules/(react|react-dom|react-router)/' },
		),
		rule(
			'domain-decides-and-never-does',
			'Pure rules: no React, no I/O, no other part of the site.',
			{ path: '^domain/', pathNot: '\\.test\\.ts$' },
			{ path: '^(app|records|server|sample)/|node_modules/', pathNot: '^domain/' },
		),
		rule('domain-does-no-io', 'Nor by way of Node.', { path: '^domain/' }, { dependencyTypes: ['core'] }),
		rule(
			'domain-takes-types',
			'Of the content it knows the types.',
			{ path: '^domain/' },
			{ path: '^content/', ...value },
		),
		rule(
			'records-stand-alone',
			'Run without React and without the site.',
			{ path: '^records/' },
			{ path: '^(app|content|domain|server|sample)/|node_modules/(react|react-dom|react-router)/' },
		),
		rule(
			'the-app-does-not-know-the-server',
			'The server hands things in through the request context.',
			{ path: '^app/' },
			{ path: '^server/' },
		),
		rule(
			'the-server-takes-the-built-app',
			'A second copy of a context key is a key nobody knows. Sums with dates and the icon client have none.',
			{ path: '^server/' },
			{ path: '^app/', pathNot: '^app/lib/(dates\\.ts$|icons/)', ...value },
		),
		rule(
			'the-sample-is-data',
			'Nothing may depend on the sample charity.',
			{ path: '^(app|content|domain|records|server)/' },
			{ path: '^sample/' },
		),
		rule(
			'nobody-imports-tests',
			'Helpers are for tests, and for what measures.',
			{ pathNot: '^(tests|bench)/|\\.test\\.tsx?$' },
			{ path: '^tests/|\\.test\\.tsx?$' },
		),
		rule(
			'no-orphans',
			'A file nobody imports is a file to delete.',
			{
				orphan: true,
				pathNot:
					'^app/(routes|entry|root)|\\.(test|examples)\\.tsx?$|^(tests|bench|sample|wordpress)/|\\.config\\.|^server/(main\\.ts$|scripts/|feeds/embed\\.js$)|^\\.dependency-cruiser',
			},
			{},
		),
		rule(
			'no-unresolvable',
			'An import that leads nowhere.',
			{},
			{ couldNotResolve: true, pathNot: '^(virtual:|~icons/|\\./\\+types/)|\\?url$' },
		),
	],
	options: {
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '\\.react-router/' },
		enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
	},
}
