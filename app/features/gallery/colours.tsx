import { cn } from '#app/ui/cn.ts'
import './colours.css'

const COLOURS = [
	['Sky', 'bg-sky text-on-sky'],
	['Ball', 'bg-ball text-on-ball'],
	['Nose', 'gallery-nose text-ink'],
	['Meadow', 'gallery-meadow text-ink'],
	['Field', 'band-field'],
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
			<ul className="gallery-colours grid gap-3">
				{COLOURS.map(([name, look]) => (
					<li key={name} className={cn('flex items-end rounded-m p-4 font-display font-bold', look)}>
						{name}
					</li>
				))}
			</ul>
			<div className="grid gap-4">
				<p className="gallery-hero font-display font-black">Walk home together</p>
				<p className="gallery-name font-display font-black">Biscuit</p>
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
