import type { RouterContextProvider } from 'react-router'
import { quarantineAlarm } from '#domain/applications/emails/alarms.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { contentContext, siteContext } from '../content.server.ts'
import { recordsContext, visitorContext } from '../records.server.ts'

/** Where an email is all that a page does, and the address has had as many as it may (`mayWriteTo`). */
export const EMAIL_LIMIT_REACHED =
	'We’ve emailed this address several times in the last hour. Please check its inbox and junk folder, or try again in an hour.'

/** This visitor's rate limit for emails to unconfirmed addresses. */
export function newAddressLimit(context: Readonly<RouterContextProvider>): NewAddressLimit {
	const { emailLimits, onEmailAlarm } = context.get(recordsContext)
	const content = context.get(contentContext)
	return {
		clientHash: context.get(visitorContext).clientHash,
		...emailLimits,
		alarm() {
			const charity = charityFrom(content, context.get(siteContext).url)
			return quarantineAlarm(content.notificationEmail || charity.email, emailLimits, charity)
		},
		onAlarm: onEmailAlarm,
	}
}
