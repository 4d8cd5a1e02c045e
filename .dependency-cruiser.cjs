// Import rules. `npm run check` fails on every violation; CONTRIBUTING.md describes them in prose.
const OURS = '^(app|content|desk|domain|jobs|records|server|tools)/'
const REACT = 'node_modules/(react|react-dom|react-router)/'
const TEST = '\\.test\\.tsx?$'
const value = { dependencyTypesNot: ['type-only'] }
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
	forbidden: [
		rule('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true, ...value }),
		rule(
			'lib-is-a-leaf',
			'Small pure functions, imported by all.',
			{ path: '^lib/', pathNot: TEST },
			{ path: `${OURS}|${REACT}`, pathNot: '^lib/' },
		),
		rule(
			'ui-is-a-leaf',
			'The design system knows nothing of dogs.',
			{ path: '^app/ui/' },
			{ path: OURS, pathNot: '^(app/ui|lib)/' },
		),
		rule(
			'features-are-independent',
			'Two features meet in a route.',
			{ path: '^app/features/([^/]+)/' },
			{ path: '^app/features/', pathNot: '^app/features/$1/' },
		),
		rule(
			'features-do-not-know-urls',
			'No routes, no shell.',
			{ path: '^app/features/' },
			{ path: '^app/(routes|shell|root|entry)', pathNot: '^app/shell/(page-meta|nonce)\\.ts$' },
		),
		rule(
			'compatibility-never-hides',
			'What fits a household is said beside a dog; it must not choose which dogs are shown (decision 10).',
			{ path: '^(app/features/dogs/(list|card)|domain/dogs/(filters|search))/' },
			{ path: '^domain/dogs/compatibility/rules/' },
		),
		rule(
			'shell-takes-props',
			'Header and footer do not fetch.',
			{ path: '^app/shell/' },
			{ path: '^app/(routes|features)/' },
		),
		rule(
			'browser-knows-no-pages',
			'Browser behaviour is the same on every page.',
			{ path: '^app/browser/' },
			{ path: '^(app/(routes|features|shell)|content|domain|jobs|records|server|tools)/' },
		),
		rule(
			'content-through-server-files',
			'Everyone in app/ but ui/ may import its types; its code only *.server files.',
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
			'domain-is-pure',
			'Rules and words: no React and no other part of the site. Three libraries compute without I/O.',
			{ path: '^domain/', pathNot: TEST },
			{
				path: `${OURS}|node_modules/`,
				pathNot: '^(domain|lib|content/model)/|node_modules/(minisearch|entities|zod)/',
			},
		),
		rule(
			'forms-and-emails-know-no-applications',
			'The engine of forms, the kit of emails and the charity are for giving, the shop and the desk too.',
			{ path: '^domain/(forms|emails|charity)/', pathNot: TEST },
			{ path: '^domain/(applications|giving|gift-aid|shop|payables|desk)/' },
		),
		rule(
			'domain-does-no-io',
			'Hashes and domain names are computed, not read.',
			{ path: '^domain/', pathNot: TEST },
			{ dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|url)$' },
		),
		rule(
			'pure-parts-write-no-files',
			'These two of lib/ are for content, records and the server.',
			{ path: '^(app|domain)/' },
			{ path: '^lib/(write-file-atomic|read-at-most)\\.ts$' },
		),
		rule(
			'domain-takes-types',
			'Of the content it knows the types.',
			{ path: '^domain/' },
			{ path: '^content/', ...value },
		),
		rule(
			'content-stands-alone',
			'Runs without React and without the site.',
			{ path: '^content/', pathNot: TEST },
			{ path: `${OURS}|${REACT}`, pathNot: '^(content|lib)/' },
		),
		rule(
			'records-stand-alone',
			'Run without React and without the site.',
			{ path: '^records/', pathNot: TEST },
			{ path: `${OURS}|${REACT}`, pathNot: '^(records|domain|lib)/' },
		),
		rule(
			'records-take-types',
			'What is stored is defined in the domain; the store decides nothing. What follows from a change of a case or a payment, and a claim, is computed in its transaction.',
			{ path: '^records/', pathNot: TEST },
			{
				path: '^domain/',
				pathNot:
					'^domain/(giving/sponsorship/(certificate-to-post|dog-of-payment)|desk/(cases/case-events|retention|check-ins/check-in-(answers|days)|emails/(email-draft|undo-time))|shop/(order|parcel|unpaid-limits)|payables/((payment|monthly)-states|ledger-kinds|payment-(methods|reference)|funds|bank-statement/(arrivals|check-arrivals|line-outcome|same-line|match-line|payer-name|layout|statement-balances))|gift-aid/(accounting-period|adjustments|claim-rows|claimable|cover|retention))\\.ts$',
				...value,
			},
		),
		rule(
			'giving-does-not-know-the-shop',
			'What both have is a payable. They meet in `domain/payables`, `records/payables/payable-handlers.ts` and what is about a person.',
			{ path: '^(domain|records)/giving/' },
			{ path: '^(domain|records)/shop/' },
		),
		rule(
			'the-shop-does-not-know-giving',
			'The same from the other side.',
			{ path: '^(domain|records)/shop/', pathNot: TEST },
			{ path: '^(domain|records)/giving/' },
		),
		rule(
			'jobs-need-no-bundle',
			'What runs by the clock: domain, content and records.',
			{ path: '^jobs/', pathNot: TEST },
			{ path: `${OURS}|${REACT}`, pathNot: '^(jobs|domain|content|records|lib)/' },
		),
		rule(
			'the-app-does-not-know-the-server',
			'The server hands things in through the request context.',
			{ path: '^app/' },
			{ path: '^(server|jobs)/' },
		),
		rule(
			'the-server-takes-the-built-app',
			'A second copy of a context key would be a different key.',
			{ path: '^server/' },
			{ path: '^(app|desk)/', ...value },
		),
		rule(
			'the-desk-takes-the-design-system',
			'And what keeps text that is typed before hydration or an error, and the link by which a page was left. Of the public site the desk has nothing else, and of the server nothing.',
			{ path: '^desk/', pathNot: '\\.config\\.ts$' },
			{
				path: '^(app|server|jobs|tools)/',
				pathNot:
					'^app/ui/|^app/browser/(start/early-input|navigation/(left-links|watch-focus)|recovery/(kept-input|reload-after-foreign-change))\\.ts$',
			},
		),
		rule(
			'visitors-load-nothing-of-the-desk',
			'Two builds, so that no page of the public site has its code.',
			{ path: '^(app|domain|lib|content|records|jobs)/' },
			{ path: '^desk/' },
		),
		rule(
			'desk-views-take-props',
			'Records are read by routes and *.server files.',
			{ path: '^desk/', pathNot: '^desk/routes/|\\.server\\.(test\\.)?tsx?$' },
			{ path: '^(content|records)/', ...value },
		),
		rule(
			'tools-are-not-the-site',
			'Scripts, measurements and the generator of the sample run beside the site.',
			{
				path: '^(app|content|desk|domain|jobs|lib|records|server)/',
				pathNot: `${TEST}|^desk/vite\\.config`,
			},
			{ path: '^tools/' },
		),
		rule(
			'the-plugin-takes-lib',
			'The script of the plugin runs in wp-admin, without the site.',
			{ path: '^wordpress/' },
			// The words of emails are a table without imports: the options show what is sent.
			{ path: `${OURS}|${REACT}`, pathNot: '^domain/applications/emails/texts\\.ts$' },
		),
		rule(
			'the-sample-is-data',
			'Nothing may depend on the sample charity.',
			{ path: '^(app|content|domain|jobs|lib|records|server)/' },
			{ path: '^sample/' },
		),
		rule(
			'only-tests-import-tests',
			'Helpers are for tests, and for what measures.',
			{ pathNot: '^(tests|tools/bench)/|^playwright\\.config\\.ts$|\\.test\\.tsx?$' },
			{ path: '^tests/|\\.test\\.tsx?$' },
		),
		rule(
			'no-orphans',
			'A file without an importer is a file to delete.',
			{
				orphan: true,
				pathNot:
					'^(app|desk)/(routes|entry|root)|\\.(test|examples)\\.tsx?$|^(tests|tools|wordpress)/|\\.config\\.|^server/(main\\.ts$|feeds/embed/embed\\.js$)|^\\.dependency-cruiser',
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
