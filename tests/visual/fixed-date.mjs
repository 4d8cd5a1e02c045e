// Preloaded into the server: its clock starts at the sample's today, so that "214 days" stays so.
const START = Date.parse('2026-11-21T09:00:00Z')
const ahead = START - Date.now()
const RealDate = Date
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
	construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
	apply: (target) => new target(now()).toString(),
	get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
