// Preloaded into the site: its clock is ahead of the machine's by the milliseconds in the file MONTH_CLOCK. SIGUSR2 says that the file
// has changed. Another one with the file as it was runs what has an interval of a minute and more, such as the scheduled jobs, as if the
// time had passed.
import { readFileSync } from 'node:fs'

const RealDate = Date
const MINUTE_MS = 60_000
const readAhead = () => Number(readFileSync(process.env.MONTH_CLOCK, 'utf8'))
let ahead = readAhead()
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
	construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
	apply: (target) => new target(now()).toString(),
	get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

const longIntervals = new Map()
const [realSet, realClear] = [setInterval, clearInterval]
globalThis.setInterval = (callback, everyMs, ...args) => {
	const timer = realSet(callback, everyMs, ...args)
	if (everyMs >= MINUTE_MS) longIntervals.set(timer, () => callback(...args))
	return timer
}
globalThis.clearInterval = (timer) => {
	longIntervals.delete(timer)
	realClear(timer)
}

process.on('SIGUSR2', () => {
	const before = ahead
	ahead = readAhead()
	if (ahead === before) for (const run of longIntervals.values()) run()
})
