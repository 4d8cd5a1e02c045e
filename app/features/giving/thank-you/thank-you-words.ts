import type { ThankYou } from './thank-you.server.ts'

interface Words {
	title: string
	lede: string
	/** What happens next, in order. */
	next: string[]
}

/** The words of each state. */
export function thankYouWords(page: ThankYou): Words {
	return WORDS[page.state](page)
}

const WORDS: Record<ThankYou['state'], (page: ThankYou) => Words> = {
	transfer: ({ name, isMonthly, amount, dog }) => ({
		title: `${thanks(name)} One step to go.`,
		lede: isMonthly
			? `Set up a standing order of ${amount} at your bank with these details. It starts on the day you choose there.`
			: `Send ${amount} from your bank with these details, and ${dog ? `${dog.name} has a sponsor` : 'it’s done'}.`,
		next: [
			isMonthly
				? 'Open your bank’s app or website and set up a standing order, monthly, to this account.'
				: 'Open your bank’s app or website and make a payment to this account.',
			'Copy the reference exactly: it tells us that the money is from you.',
			isMonthly
				? 'Each time we find it on our bank statement, usually within a week, we email you a receipt.'
				: 'When it has arrived and we have gone through our bank statement, usually within a week, we email you your receipt.',
		],
	}),
	expired: ({ closedOn, isMonthly, amount, transfer, dog }) => ({
		title: `We’ve stopped waiting for your ${dog ? `sponsorship of ${dog.name}` : 'donation'}`,
		lede: `We hadn’t seen ${isMonthly ? `a first payment of your ${amount}` : `your ${amount}`} by ${closedOn}, so we stopped waiting, and that’s fine: you owe nothing. It’s still welcome${transfer ? ', with the details below' : ''}. If it’s on its way already, it counts.`,
		next: [],
	}),
	unpaid: ({ dog, amount }) => ({
		title: 'You haven’t paid yet',
		lede: `${dog ? `Your sponsorship of ${dog.name}` : 'Your donation'} of ${amount} is waiting here, and no money has been taken. Carry on whenever you like.`,
		next: [],
	}),
	failed: ({ amount }) => ({
		title: 'The payment didn’t go through',
		lede: `Your bank declined ${amount}, and no money was taken. Often it’s only a limit for the day, or an account that takes no direct debits: another card or account may work.`,
		next: [],
	}),
	pending: ({ name, sum }) => ({
		title: `${thanks(name)} It’s on its way.`,
		lede: `Your bank is sending ${sum}. A direct debit takes a few working days, and there’s nothing else for you to do.`,
		next: [
			`Your bank confirms the direct debit and sends the ${sum}.`,
			'When it has arrived, we email you a receipt.',
			'If your bank can’t pay it, we email you too. Nothing is lost.',
		],
	}),
	paid: (page) => ({
		title:
			page.dog && !page.missing
				? `${thanks(page.name)} ${page.dog.name} has ${page.present ? 'a new sponsor' : 'you'}.`
				: thanks(page.name).replace('.', ''),
		lede: paidLede(page),
		next: [
			receiptInWords(page),
			...(page.dog
				? [...newsInWords(page), page.dog.promise]
				: page.isRestricted
					? [`It’s kept for one thing: ${page.purpose}.`]
					: []),
			page.isMonthly
				? 'Each month brings a receipt, with a link to change or cancel. No account, no password.'
				: 'That’s all. We only write about your donation, unless you ask for more.',
		],
	}),
	'past due': ({ amount, dueOn }) => ({
		title: dueOn ? `The payment due on ${dueOn} didn’t go through` : 'A payment didn’t go through',
		lede: `Your bank declined it, so the ${amount} hasn’t reached us. It’s usually tried again within a few days. If your card is new, tell us there.`,
		next: [],
	}),
	ended: ({ dog, name, ended }) => ({
		title: `Your monthly ${dog ? `sponsorship of ${dog.name}` : 'donation'} has ended`,
		lede: `${ended} No more payments will be taken. Thank you for every month of it${name ? `, ${name}` : ''}.`.trim(),
		next: [],
	}),
	returned: ({ sum }) => ({
		title: 'Your bank took the payment back',
		lede: `It reached us first, and then your bank returned ${sum} to you. If you asked for that, there’s nothing to do. If you didn’t, your bank can say why.`,
		next: [],
	}),
	'partly refunded': ({ name, sum, refunded }) => ({
		title: thanks(name).replace('.', ''),
		lede: `Your ${sum} arrived, and we’ve refunded ${refunded} of it. The rest is doing its work.`,
		next: [],
	}),
	refunded: ({ refunded }) => ({
		title: `We’ve refunded your ${refunded}`,
		lede: 'It goes back to the card or account you paid with, usually within 5 to 10 days.',
		next: [],
	}),
	disputed: ({ sum, refunded }) => ({
		title: `Your bank is ${refunded ? 'looking into' : 'asking about'} this payment`,
		lede: `${refunded ? `It has taken ${refunded} back from us until it has decided.` : `It is looking into your ${sum}, which is still with us.`} It will tell you what it decides.`,
		next: [],
	}),
	'dispute lost': ({ sum }) => ({
		title: 'Your bank has given your money back',
		lede: `Your bank decided that ${sum} is yours again, and has taken it from us, so the receipt we sent you no longer counts. If you didn’t ask for that, your bank can say why.`,
		next: [],
	}),
}

/** "Thank you, Zoë." */
function thanks(name: string): string {
	return name ? `Thank you, ${name}.` : 'Thank you.'
}

function receiptInWords({ receiptSentOn, hasSeveralMonths }: ThankYou): string {
	if (receiptSentOn === null) return 'Your receipt is on this page, to print or to keep.'
	const receipt = hasSeveralMonths ? 'the receipt for it' : 'your receipt'
	return receiptSentOn === ''
		? 'Your receipt is on its way to you by email.'
		: `We emailed you ${receipt} on ${receiptSentOn}.`
}

/** News of the dog: to the donor, or to the person for whom it is a present. */
function newsInWords({ dog, present }: ThankYou): string[] {
	if (present) return [present.told, present.news].filter(Boolean)
	return dog?.isSubscribed ? [`We email you news of ${dog.name} from the foster diary.`] : []
}

function paidLede({ sum, missing, isMonthly, hasSeveralMonths, dog, present }: ThankYou): string {
	if (missing) {
		return `Your ${sum} is here. That is ${missing} less than the sponsorship costs. If the rest is on its way, there’s nothing to do. Otherwise please send it with the same reference, or tell us if you’d rather have your money back.`
	}
	const month = hasSeveralMonths ? 'latest' : 'first'
	const arrived = isMonthly ? `Your ${month} ${sum} is here, and the next follows in a month.` : `Your ${sum} is here.`
	if (dog && present) {
		const who = present.recipient ? `${present.recipient} ${dog.name}’s sponsor` : `someone ${dog.name}’s sponsor`
		return `${arrived} It makes ${who} for 12 months, and pays for food, walks and the vet.`
	}
	if (dog) return `${arrived} It pays for food, walks and the vet for as long as ${dog.name} waits for a home.`
	return `${arrived} It goes to work for the dogs today.`
}
