import { cn } from '#app/ui/cn.ts'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { penceOfOnePound } from './pence.ts'
import './donations.css'

/** Short texts beside the ways to donate. A text that divides a pound is also drawn as a bar. */
export function Asides({ sections }: { sections: PageSectionData[] }) {
	return sections.map((section) => (
		<section key={section.id} id={section.id} aria-label={section.title} className="rounded-l bg-mist p-6">
			<h2 className="mb-3 text-h3">{section.title}</h2>
			<PoundBar pence={penceOfOnePound(section.html)} />
			<Prose html={section.html} className={penceOfOnePound(section.html).length > 0 ? 'pound-key' : undefined} />
		</section>
	))
}

const PARTS = ['bg-lead-line', 'bg-line-strong', 'bg-ink']

/** Hidden from screen readers, because the text says the same. */
function PoundBar({ pence }: { pence: number[] }) {
	if (pence.length === 0) return null
	return (
		<div aria-hidden className="mb-4 flex h-7 gap-0.5 overflow-hidden rounded-pill">
			{pence.map((part, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal and never change their order
				<span key={i} className={cn('min-w-1', PARTS[i % PARTS.length])} style={{ width: `${part}%` }} />
			))}
		</div>
	)
}
