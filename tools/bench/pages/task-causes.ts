import type { CallFrame, NameOf } from './source-names.ts'

/** A task of the main thread and its causes, the longest first. */
export interface Task {
	startMs: number
	ms: number
	causes: { name: string; share: number }[]
}

/** Trace events, as far as they are used; times in microseconds. */
interface TraceEvent {
	name: string
	ph: string
	pid: number
	tid: number
	ts: number
	dur?: number
	args: {
		data?: {
			url?: string
			isOutermostMainFrame?: boolean
			startTime?: number
			timeDeltas?: number[]
			cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }
		}
	}
}

interface ProfileNode {
	id: number
	parent?: number
	callFrame: CallFrame
}

/** The functions that ran in an interval, innermost first. */
interface Sample {
	from: number
	to: number
	frames: CallFrame[]
}

export const TRACE_CATEGORIES = [
	'-*',
	'v8',
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'disabled-by-default-v8.cpu_profiler',
]

/** The browser's own work, by trace names. */
const BROWSER_WORK: Record<string, string> = {
	Layout: 'layout',
	UpdateLayoutTree: 'style',
	Paint: 'paint',
	PrePaint: 'paint',
	Layerize: 'paint',
	Commit: 'paint',
	MinorGC: 'garbage',
	MajorGC: 'garbage',
	'v8.compile': 'compiling',
	'v8.compileModule': 'compiling',
}

/** The tasks over `overMs` of the page's main thread. */
export function longTasks(trace: string, url: string, overMs: number, nameOf: NameOf): Task[] {
	const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
	const load = traceEvents.find(
		({ name, args: { data } }) => name === 'CommitLoad' && data?.isOutermostMainFrame && data.url === url,
	)
	if (!load) throw new Error(`the trace has no load of ${url}`)
	const ofPage = traceEvents.filter(({ pid }) => pid === load.pid)
	const ofThread = ofPage.filter(({ tid, ts }) => tid === load.tid && ts >= load.ts)
	const samples = readSamples(ofPage)
	const work = ofThread.filter(({ name, ph }) => ph === 'X' && name in BROWSER_WORK)
	return ofThread
		.filter(({ name, dur = 0 }) => name === 'RunTask' && dur > overMs * 1000)
		.map(({ ts, dur = 0 }) => ({
			startMs: (ts - load.ts) / 1000,
			ms: dur / 1000,
			causes: causesBetween(ts, ts + dur, samples, work, nameOf),
		}))
}

function readSamples(events: TraceEvent[]): Sample[] {
	const nodes = new Map<number, ProfileNode>()
	const samples: Sample[] = []
	let now = events.find(({ name }) => name === 'Profile')?.args.data?.startTime ?? 0
	for (const { args } of events.filter(({ name }) => name === 'ProfileChunk')) {
		const { cpuProfile, timeDeltas = [] } = args.data ?? {}
		for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
		for (const [n, id] of (cpuProfile?.samples ?? []).entries()) {
			now += timeDeltas[n] ?? 0
			const last = samples.at(-1)
			if (last) last.to = now
			samples.push({ from: now, to: now, frames: framesOf(nodes.get(id), nodes) })
		}
	}
	return samples
}

function framesOf(node: ProfileNode | undefined, nodes: Map<number, ProfileNode>): CallFrame[] {
	return node ? [node.callFrame, ...framesOf(nodes.get(node.parent ?? 0), nodes)] : []
}

function causesBetween(from: number, to: number, samples: Sample[], work: TraceEvent[], nameOf: NameOf) {
	const shares = new Map<string, number>()
	for (const sample of samples) {
		const time = Math.min(sample.to, to) - Math.max(sample.from, from)
		if (time <= 0) continue
		const name = causeOf(sample, work, nameOf)
		shares.set(name, (shares.get(name) ?? 0) + time / (to - from))
	}
	return [...shares].map(([name, share]) => ({ name, share })).sort((a, b) => b.share - a.share)
}

/** The nearest file of ours, else the package; before that the browser's work. */
function causeOf({ from, frames }: Sample, work: TraceEvent[], nameOf: NameOf): string {
	const names = frames.flatMap((frame) => nameOf(frame) ?? [])
	const script = names.find((name) => name.startsWith('app/')) ?? names[0]
	const native = work.findLast(({ ts, dur = 0 }) => ts <= from && from < ts + dur)
	if (!native) return script ?? "the browser's own"
	const job = BROWSER_WORK[native.name] ?? native.name
	return script ? `${job} for ${script}` : job
}
