import { cn } from '#app/ui/cn.ts'

const COLOURS = [
	['Sky', 'bg-sky text-on-sky'],
	['Ball', 'bg-ball text-on-ball'],
	['Nose', 'bg-nose text-ink'],
	['Meadow', 'bg-meadow text-ink'],
	['Field', 'bg-field text-on-field'],
	['Lead', 'bg-lead text-on-lead'],
	['Fill', 'bg-fill text-on-fill'],
	['Mist', 'bg-mist text-ink'],
	['Sky wash', 'bg-sky-wash text-ink'],
	['Good', 'bg-good-wash text-good'],
	['Caution', 'bg-caution-wash text-caution'],
	['Danger', 'bg-danger-wash text-danger'],
] as const

/** Colours and type of the current theme. */
export function Colours() {
	return (
		<section data-example="Colours and type" className="grid gap-8">
			<h2>Colours and type</h2>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
				{COLOURS.map(([name, look]) => (
					<li key={name} className={cn('flex min-h-26 items-end rounded-m p-4 font-display font-bold', look)}>
						{name}
					</li>
				))}
			</ul>
			<div className="grid gap-4">
				<p className="font-display text-hero font-black">Walk home together</p>
				<p className="font-display text-name font-black">Biscuit</p>
				<p className="font-display text-h1 font-extrabold">Gabarito says hello</p>
				<p className="font-display text-h2 font-extrabold">A heading of a section</p>
				<p className="font-display text-h3 font-extrabold">A heading of a card</p>
				<p className="font-display text-h4 font-bold">A small heading</p>
				<p className="max-w-[35em] text-lede text-ink-2">
					Atkinson Hyperlegible Next does the reading: I l 1, O 0, rn m. Sums of money and phone numbers are set in
					Gabarito, <b className="font-display font-extrabold">£10</b> and{' '}
					<b className="font-display font-extrabold">01632 960 144</b>.
				</p>
				<p>Plain text of a page.</p>
				<p className="text-note text-ink-2">A note below a picture.</p>
			</div>
		</section>
	)
}
