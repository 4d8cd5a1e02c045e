export interface ChoiceData {
	group: string
	value: string
	text: string
	/** Left out when false: a list has 65 of them. */
	isChosen?: boolean
	/** The number of dogs with it, given the other filters; null when it is active. */
	count: number | null
}

export interface ChoiceGroup {
	name: string
	label: string
	/** Label while nothing is selected. */
	any: string
	/** In words; "" for none. */
	selected: string
	choices: ChoiceData[]
	/** Where to find values that are not listed. */
	more: string
}

/** Announced as a number of dogs. */
export function Count({ count }: { count: number }) {
	return (
		<span>
			<span>{count}</span>
			<b>{count === 1 ? ' dog' : ' dogs'}</b>
		</span>
	)
}

/**
 * A disclosure with the choices of one group: `details`, so it works without scripts and opening one closes the others.
 * `chip` styles it like a chip.
 */
export function ChoiceList({ group, chip = false }: { group: ChoiceGroup; chip?: boolean }) {
	const { label, any, selected, choices, more } = group
	return (
		<details name="choices" className={chip ? 'choices chip' : 'choices'}>
			<summary>
				{chip ? selected && <span className="sr-only">{label}</span> : <span className="choices-label">{label}</span>}
				<span className={selected ? 'choices-box chosen' : 'choices-box'}>
					<span>{selected || any}</span>
				</span>
			</summary>
			<fieldset>
				<legend className="sr-only">{label}</legend>
				{choices.map((choice) => (
					<ChoiceRow key={choice.group + choice.value} {...choice} />
				))}
				{more && <p>{more}</p>}
			</fieldset>
		</details>
	)
}

function ChoiceRow({ group, value, text, isChosen = false, count }: ChoiceData) {
	return (
		<label>
			<input type="checkbox" name={group} value={value} defaultChecked={isChosen} />
			{text}
			{count !== null && <Count count={count} />}
		</label>
	)
}
