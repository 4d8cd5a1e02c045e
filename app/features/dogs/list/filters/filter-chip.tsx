import { type ChoiceData, Count } from './choice-list.tsx'

/** A filter as a checkbox that looks like a chip, so that it works without scripts. */
export function FilterChip({ group, value, text, isChosen = false, count }: ChoiceData) {
	return (
		<label className={count === 0 ? 'filter-chip none' : 'filter-chip'}>
			<input type="checkbox" name={group} value={value} defaultChecked={isChosen} className="tile-input" />
			{text}
			{count !== null && <Count count={count} />}
		</label>
	)
}
