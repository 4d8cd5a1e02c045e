import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { GiftAidFields } from '../gift-aid/gift-aid-fields.tsx'
import type { ThankYou } from './thank-you.server.ts'

interface GiftAidAfterwardsProps {
	giftAid: NonNullable<ThankYou['giftAid']>
	sum: string
	values: Record<string, string>
	errors: Record<string, string>
}

/** The declaration after paying: the payment did not have to wait for it. */
export function GiftAidAfterwards({ giftAid, sum, values, errors }: GiftAidAfterwardsProps) {
	return (
		<div className="band-mist" id="gift-aid">
			<Wrap className="grid gap-5 py-section">
				<h2>{giftAid.kind === 'declared' ? 'Gift Aid is added' : `Turn ${sum} into ${giftAid.withGiftAid}`}</h2>
				{giftAid.kind === 'declared' ? (
					<p className="max-w-[35em] text-lede">
						Thank you. We claim 25p from the tax office for every £1 that arrives, and it costs you nothing. If you move
						house, change your name or stop paying enough tax, please tell us.
					</p>
				) : (
					<Declaration giftAid={giftAid} values={values} errors={errors} />
				)}
			</Wrap>
		</div>
	)
}

type DeclarationProps = Pick<GiftAidAfterwardsProps, 'values' | 'errors'> & {
	giftAid: Extract<NonNullable<ThankYou['giftAid']>, { kind: 'offered' }>
}

function Declaration({ giftAid: { statement, person }, values, errors }: DeclarationProps) {
	const { formData } = useNavigation()
	const listed = useMemo(() => Object.entries(errors).map(([id, text]) => ({ id, text })), [errors])
	const known = { giftAidFirstName: person.firstName, giftAidLastName: person.lastName }
	return (
		<div className="grid max-w-184 gap-5">
			<ErrorSummary errors={listed} />
			<Form method="post" noValidate className="gift-aid-afterwards grid gap-5">
				<GiftAidFields statement={statement} values={{ ...known, ...values }} errors={errors} asksNames />
				<Button
					type="submit"
					name="intent"
					value="gift-aid"
					size="pasm"
					className="justify-self-start"
					busy={formData?.get('intent') === 'gift-aid'}
					busyLabel="One moment…"
				>
					Send my declaration
				</Button>
			</Form>
		</div>
	)
}
