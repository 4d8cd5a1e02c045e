import type { ComparedSection } from './compare.server.ts'

/** What all answered alike decides nothing: it is folded. */
export function CompareSame({ sections }: { sections: ComparedSection[] }) {
	const rows = sections.flatMap((section) => section.rows)
	if (rows.length === 0) return null
	return (
		<details className="compare-same">
			<summary>
				{rows.length === 1 ? 'Show the 1 answer' : `Show the ${rows.length} answers`} that all gave alike
			</summary>
			<dl className="case-answers">
				{rows.map(({ label, values }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{values[0] || '–'}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}
