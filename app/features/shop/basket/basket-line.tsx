import { Button } from '#app/ui/button.tsx'
import { FieldNotes } from '#app/ui/forms/field.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import IconMinus from '~icons/ph/minus-bold'
import IconPlus from '~icons/ph/plus-bold'
import type { BasketAgain, BasketLineData } from './basket-view.ts'
import { stepButtonId } from './change/basket-url.ts'

interface BasketLineProps {
	line: BasketLineData
	/** Its place, which names its field. */
	at: number
	again: BasketAgain | null
}

/** An item in the basket. Its buttons send the form of the basket; a changed number is sent by "Update" or Enter. */
export function BasketLine({ line, at, again }: BasketLineProps) {
	const { name, slug, title, variant, picture, quantity, most, each, total, notes } = line
	const whole = variant ? `${title}, ${variant}` : title
	const id = `quantity-${at}`
	const error = again?.errors.find((one) => one.id === id)?.text
	return (
		<li className="basket-line">
			<Picture
				picture={picture && { ...picture, alt: '' }}
				sizes="(min-width: 640px) 8.5rem, 5.5rem"
				className="basket-picture"
			/>
			<div className="basket-what">
				<h2 className="text-h4">
					<SiteLink to={`/merch/${slug}`} className="no-underline hover:underline">
						{title}
					</SiteLink>
				</h2>
				{variant && <p>{variant}</p>}
				{notes.map((note) => (
					<p key={note} className="basket-note">
						{note}
					</p>
				))}
			</div>
			<p className="basket-price">
				<b>{total}</b>
				{each && <span>{each}</span>}
			</p>
			<div className="basket-tools">
				<input type="hidden" name="line" value={name} />
				<fieldset className="basket-quantity">
					<legend className="sr-only">How many of {whole}</legend>
					<StepButton verb="fewer" name={name} label={`One fewer of ${whole}`} />
					<input
						id={id}
						name="quantity"
						type="number"
						inputMode="numeric"
						min={0}
						max={most}
						defaultValue={again?.values[id] ?? quantity}
						aria-label={`Number of ${whole}`}
						aria-invalid={error ? true : undefined}
						aria-describedby={error && `${id}-error`}
						onChange={(event) => event.currentTarget.form?.classList.add('is-changed')}
					/>
					<StepButton verb="more" name={name} label={`One more of ${whole}`} isMost={quantity >= most} />
				</fieldset>
				<Button type="submit" variant="secondary" size="sm" name="update" value="1" className="basket-update">
					Update<VisuallyHidden> how many of {whole}</VisuallyHidden>
				</Button>
				<Button type="submit" variant="link" size="link-s" name="remove" value={name} className="basket-remove">
					Remove<VisuallyHidden> {whole}</VisuallyHidden>
				</Button>
				{error && <FieldNotes id={id} error={error} />}
			</div>
		</li>
	)
}

interface StepButtonProps {
	verb: 'more' | 'fewer'
	name: string
	label: string
	isMost?: boolean
}

/** Refusing instead of `disabled`, which would lose the focus. */
function StepButton({ verb, name, label, isMost = false }: StepButtonProps) {
	const Icon = verb === 'more' ? IconPlus : IconMinus
	return (
		<Button
			id={stepButtonId(verb, name)}
			type="submit"
			variant="icon"
			size="icon-sm"
			name={verb}
			value={name}
			aria-disabled={isMost || undefined}
			onClick={(event) => isMost && event.preventDefault()}
		>
			<Icon aria-hidden className="size-[1.2em]" />
			<VisuallyHidden>{label}</VisuallyHidden>
		</Button>
	)
}
