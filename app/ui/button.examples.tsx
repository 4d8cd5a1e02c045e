import IconHeart from '~icons/ph/heart-bold'
import IconShare from '~icons/ph/share-network-bold'
import { Button, ButtonLink } from './button.tsx'
import type { Example } from './examples.ts'
import { VisuallyHidden } from './layout/visually-hidden.tsx'

export const title = 'Buttons'

const heart = (
	<>
		<IconHeart aria-hidden className="size-[1.25em]" />
		<VisuallyHidden>Save Biscuit</VisuallyHidden>
	</>
)

/** Every variant in a row; the same row again when disabled. */
function Variants({ disabled }: { disabled?: boolean }) {
	return (
		<div className="flex flex-wrap items-center gap-4">
			<Button size="st" disabled={disabled}>
				Meet the dogs
			</Button>
			<Button variant="outline" size="st" disabled={disabled}>
				Go back
			</Button>
			<Button variant="destructive" size="st" disabled={disabled}>
				Delete alert
			</Button>
			<Button variant="secondary" size="st" disabled={disabled}>
				<IconShare aria-hidden className="size-[1.2em]" />
				Share
			</Button>
			<Button variant="ghost" size="st" disabled={disabled}>
				Menu
			</Button>
			<Button variant="link" size="link-l" arrow disabled={disabled}>
				See all dogs
			</Button>
			<span>
				Read{' '}
				<Button variant="link-text" disabled={disabled}>
					a link in text
				</Button>{' '}
				here
			</span>
			<Button variant="icon" size="icon" disabled={disabled}>
				{heart}
			</Button>
			<Button variant="donate" size="st" disabled={disabled}>
				Donate
			</Button>
		</div>
	)
}

export const examples: Example[] = [
	{ name: 'variants', render: () => <Variants /> },
	{ name: 'variants, disabled', render: () => <Variants disabled /> },
	{
		name: 'rectangles',
		render: () => (
			<div className="flex flex-wrap items-end gap-4">
				<Button>sm</Button>
				<Button size="st">st, standard</Button>
				<Button size="sasm">sasm, full width on phones</Button>
			</div>
		),
	},
	{
		name: 'pills',
		render: () => (
			<div className="flex flex-wrap items-end gap-4">
				<Button size="psm">psm</Button>
				<Button size="pst">pst, standard</Button>
				<Button size="pasm">pasm, full width on phones</Button>
				<Button size="pl">pl, large</Button>
				<Button variant="icon" size="icon">
					{heart}
				</Button>
				<Button variant="icon" size="icon-sm">
					{heart}
				</Button>
			</div>
		),
	},
	{
		name: 'links',
		render: () => (
			<div className="flex flex-wrap items-end gap-4">
				<ButtonLink to="/dogs" variant="link" size="link-s" arrow>
					See all dogs
				</ButtonLink>
				<ButtonLink to="/dogs" variant="link" size="link-s-bold" arrow>
					See all dogs
				</ButtonLink>
				<ButtonLink to="/dogs" variant="link" size="link-l" arrow>
					See all dogs
				</ButtonLink>
				<ButtonLink to="/dogs" variant="default" size="pst">
					A pill that is a link
				</ButtonLink>
				<ButtonLink to="/dogs" variant="outline" size="pst" disabled>
					A disabled link
				</ButtonLink>
			</div>
		),
	},
	{
		name: 'busy',
		render: () => (
			<div className="flex flex-wrap gap-4">
				<Button size="st" busy={false}>
					Send my application
				</Button>
				<Button size="st" busy>
					Send my application
				</Button>
				<Button variant="donate" size="pl" busy busyLabel="One moment…">
					Give £12 a month
				</Button>
			</div>
		),
	},
	{
		name: 'long label',
		render: () => (
			<ButtonLink to="/dogs/sir-barnaby" size="pl">
				Apply to adopt Sir Barnaby Featherstonehaugh-Wigglesworth
			</ButtonLink>
		),
	},
]
