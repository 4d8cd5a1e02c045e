export function FactList({ title, facts }: { title: string; facts: string[] }) {
	if (facts.length === 0) return null
	return (
		<section className="data-section">
			<h3 className="text-h4">{title}</h3>
			<ul className="list-disc pl-5">
				{facts.map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same email may have been sent twice
					<li key={index}>{fact}</li>
				))}
			</ul>
		</section>
	)
}
