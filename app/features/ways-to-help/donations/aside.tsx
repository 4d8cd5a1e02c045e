import { cn } from '#app/ui/cn.ts'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import './donations.css'

/** Short texts beside the ways to donate. A text that divides a pound is drawn as a bar with its key. */
export function Asides({ sections }: { sections: PageSectionData[] }) {
	return sections.map((section) => {
		const { parts, rest } = partsOfOnePound(section.html)
		return (
			<section key={section.id} id={section.id} aria-label={section.title} className="rounded-l bg-mist p-6">
				<h2 className="mb-3 text-h3">{section.title}</h2>
				{parts.length > 0 && <Pound parts={parts} />}
				<Prose html={rest} />
			</section>
		)
	})
}

const COLOURS = ['bg-lead-line', 'bg-ball', 'bg-ink']

function Pound({ parts }: { parts: PoundPart[] }) {
	return (
		<>
			<div aria-hidden className="mb-4 flex h-7 gap-0.5 overflow-hidden rounded-pill">
				{parts.map(({ pence, what }, i) => (
					<span key={what} className={cn('min-w-1', COLOURS[i % COLOURS.length])} style={{ width: `${pence}%` }} />
				))}
			</div>
			<ul className="pound-key">
				{parts.map(({ pence, what }, i) => (
					<li key={what}>
						<span aria-hidden className={COLOURS[i % COLOURS.length]} />
						<b>{pence}p</b> {what}
					</li>
				))}
			</ul>
		</>
	)
}

/** A part of one pound: 84 pence for "caring for dogs". */
interface PoundPart {
	pence: number
	what: string
}

/**
 * The parts of a text on where one pound goes, such as "**84p** caring for dogs, **11p** …", and the text around their
 * paragraph. There are none unless they make a pound.
 */
export function partsOfOnePound(html: string): { parts: PoundPart[]; rest: string } {
	for (const paragraph of html.match(/<p>.*?<\/p>/gs) ?? []) {
		const parts = [...paragraph.matchAll(/<(?:strong|b)>\s*(\d{1,3})p\s*<\/(?:strong|b)>([^<]*)/g)].map(
			([, pence, what = '']) => ({ pence: Number(pence), what: what.trim().replace(/[,.;]$/, '') }),
		)
		const isPound = parts.reduce((sum, { pence }) => sum + pence, 0) === 100
		if (isPound && parts.every(({ what }) => what !== '')) return { parts, rest: html.replace(paragraph, '') }
	}
	return { parts: [], rest: html }
}
