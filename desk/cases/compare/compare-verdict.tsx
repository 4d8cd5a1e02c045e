import { VERDICTS } from '../answers/dog-card.tsx'
import type { Comparison } from './compare.server.ts'

export type ComparedVerdict = Comparison['needs'][number]['values'][number]

/** How one person goes with one need, in words and by a sign. What fits is said quietly. */
export function CompareVerdict({ value }: { value: ComparedVerdict }) {
	const { words, Icon } = VERDICTS[value?.verdict ?? 'not_known']
	if (value?.verdict === 'met') {
		return (
			<span className="compare-verdict is-met">
				<Icon aria-hidden />
				<span>
					<span className="sr-only">{words}: </span>
					{value.theirs}
				</span>
			</span>
		)
	}
	return (
		<span className={`compare-verdict is-${value?.verdict ?? 'not_known'}`}>
			<Icon aria-hidden />
			<span>
				<b>{words}</b>
				{value?.theirs && <span>{value.theirs}</span>}
			</span>
		</span>
	)
}
