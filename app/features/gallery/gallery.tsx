import type { Example } from '#app/ui/examples.ts'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Colours } from './colours.tsx'
import { type ExampleGroup, exampleList } from './example-list.ts'
import './gallery.css'

/** Every component in every state, for developers and visual tests. `more` are examples of other features. */
export function Gallery({ more }: { more: ExampleGroup[] }) {
	return (
		<>
			<PageHead title="Gallery" lede="Every part this site is made of, in every state it can be in." />
			<Wrap className="grid gap-16 pb-section">
				<Colours />
				{[...exampleList, ...more].map(({ title, examples }) => (
					<div key={title} className="grid min-w-0 gap-8">
						<h2>{title}</h2>
						{examples.map((example) => (
							<ExampleFrame key={example.name} group={title} example={example} />
						))}
					</div>
				))}
			</Wrap>
		</>
	)
}

function ExampleFrame({ group, example: { name, render: Render } }: { group: string; example: Example }) {
	return (
		<section data-example={`${group}: ${name}`} className="grid min-w-0 gap-3">
			<p className="text-note text-ink-2">{name}</p>
			<div className="min-w-0">
				<Render />
			</div>
		</section>
	)
}
