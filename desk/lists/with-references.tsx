const REFERENCE = /\b([A-Z]{3}-[A-Z\d]{4}-[A-Z\d]{2})\b/

/** A text that may name a case or an order: each reference stays on one line, because it is read out on the phone. */
export function WithReferences({ text }: { text: string }) {
	return text.split(REFERENCE).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			<span key={part} className="whitespace-nowrap">
				{part}
			</span>
		),
	)
}
