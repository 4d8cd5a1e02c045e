const FOLDED_FROM = 6

/** What is held of one kind; long lists are folded. */
export function FactList({ title, facts }: { title: string; facts: string[] }) {
	if (facts.length === 0) return null
	const list = (
		<ul className="person-facts">
			{facts.map((fact, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same email may have been sent twice
				<li key={index}>{fact}</li>
			))}
		</ul>
	)
	return (
		<section className="person-part">
			<h3 className="text-h4">{title}</h3>
			{facts.length < FOLDED_FROM ? (
				list
			) : (
				<details className="data-said">
					<summary>Show all {facts.length}</summary>
					{list}
				</details>
			)}
		</section>
	)
}
