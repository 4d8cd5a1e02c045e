import type { Example } from '#app/ui/examples.ts'
import { FormStages } from './form-stages.tsx'
import { CheckPage } from './pages/check-page.tsx'
import { ConfirmedPage, ConfirmPage } from './pages/confirm-page.tsx'
import { RingPage } from './pages/ring-page.tsx'
import { SentPage } from './pages/sent-page.tsx'
import { SentUrgentPage } from './pages/sent-urgent-page.tsx'
import { StartPage } from './pages/start-page.tsx'
import { StepPage } from './pages/step-page.tsx'
import { StopPage } from './pages/stop-page.tsx'
import { exampleQuestions } from './questions/example-questions.ts'

export const title = 'Pages of forms'

const LONG_NAME = 'Featherstonehaugh-Wigglesworth-Montague-Smythe'
const PRIVACY = {
	text: 'We use this to find the right dog for you. If nothing comes of it, we delete it 6 months after we have answered you and closed it.',
	url: '/docs/privacy',
}

const STAGE = {
	title: 'Your home',
	number: 2,
	count: 5,
	names: ['You and your dog', 'Your home', 'Who lives there', 'Your days', 'To finish'],
}

const side = {
	about: { label: 'You’re applying for', name: LONG_NAME, note: 'Terrier cross, Alder Bank', picture: null },
	phone: '01632 960 144',
}

function answered(label: string, value: string) {
	return { label, value, isAnswered: true, doubt: '', changeUrl: '/adoption' }
}

export const examples: Example[] = [
	{
		name: 'a start, with something begun',
		render: () => (
			<StartPage
				title="Apply to adopt a dog"
				minutes={15}
				form="adoption"
				before={{
					have: [
						'Your address, and how high your garden fence is, if you have one.',
						'The ages of everyone at home, people and animals.',
					],
				}}
				needs={{
					title: 'What Biscuit needs',
					items: ['Biscuit needs a secure garden with a fence of 1.5 m or more.'],
				}}
				startUrl="/adoption"
				continueUrl="/dogs"
				replyWithinDays={5}
				privacy={PRIVACY}
				retentionDays={30}
				about="Biscuit"
			/>
		),
	},
	{
		name: 'a step with every kind of question, and something wrong with each',
		render: () => (
			<StepPage
				formTitle="Apply to adopt a dog"
				// The summary would take the focus; it has examples of its own.
				step={{
					id: 'ex',
					title: 'Your home',
					intro: 'The one the dog would live in.',
					notes: ['Biscuit needs a fence of 1.5 m.'],
					errors: [],
					questions: exampleQuestions,
				}}
				progress={<FormStages stage={STAGE} dog={null} />}
				form="adoption"
				isAlone={false}
				backUrl="/adoption"
				sendText="Continue"
				canSave
				problem={null}
				hidden={[]}
				side={side}
			/>
		),
	},
	{
		name: 'answers to check: long ones, none, another script',
		render: () => (
			<CheckPage
				formTitle="Apply to adopt a dog"
				groups={[
					{
						title: 'About you',
						rows: [
							answered('Last name', LONG_NAME),
							{
								...answered('Email address', 'moira@gmial.com'),
								doubt: 'Did you mean moira@gmail.com? Then choose “Change”.',
							},
							{ ...answered('When is a good time to ring?', 'Not answered'), isAnswered: false },
							answered(
								'Tell us about yourself and the dog you’re hoping for',
								`أهلاً وسهلاً، نحب الكلاب كثيراً.\n\n${'We had a spaniel for fourteen years. '.repeat(12)}`,
							),
						],
					},
				]}
				backUrl="/adoption"
				privacy={PRIVACY}
				sendText="Send my application"
				problem={null}
				hidden={[]}
			/>
		),
	},
	{
		name: 'a kind end of the road',
		render: () => (
			<StopPage
				title="You need to be 18 to adopt"
				text="Could a grown-up at home apply instead? And the dogs would be glad of you now:"
				links={[
					{ text: 'Volunteer with us', url: '/waystohelp/volunteering' },
					{ text: 'Ask your family about fostering', url: '/fostering' },
				]}
				backUrl="/adoption"
			/>
		),
	},
	{
		name: 'ring first, before the form goes on',
		render: () => (
			<RingPage
				formTitle="I can’t keep my dog"
				phone="01632 960 144"
				emergency={{
					number: '999',
					silent: 'If you can’t speak, press 55 on a mobile when you are asked to.',
					abuse: { name: 'National Domestic Abuse Helpline', number: '0808 2000 247', note: 'free, day and night' },
				}}
				continueUrl="/adoption"
				backUrl="/adoption"
				exitUrl="https://www.bbc.co.uk/weather"
			/>
		),
	},
	{
		name: 'sent by somebody who should ring',
		render: () => (
			<SentUrgentPage
				title="Please ring us now"
				reference="CAN-MMPK-67"
				phone="01632 960 144"
				emergency="999"
				emailTo="moira.featherstonehaugh-wigglesworth@example.org"
				exitUrl="https://www.bbc.co.uk/weather"
			/>
		),
	},
	{
		name: 'sent',
		render: () => (
			<SentPage
				title="We have your application"
				thanks={`Thank you for thinking of ${LONG_NAME}.`}
				reference="ADP-7K3F-2M"
				replyBy="Friday 27 November 2026"
				emailTo="moira.featherstonehaugh-wigglesworth@example.org"
				phone="01632 960 144"
				hasAddress
				next={['A person reads every word.', 'We ring you to talk about you and the dog.']}
				prepare={['Measure the lowest part of your fence.']}
			/>
		),
	},
	{
		name: 'sent, and in quarantine',
		render: () => (
			<SentPage
				title="We have it"
				thanks={`Thank you for thinking of ${LONG_NAME}.`}
				reference="ADP-7K3F-2M"
				replyBy={null}
				emailTo={null}
				phone="01632 960 144"
				hasAddress
				next={[]}
				prepare={[]}
			/>
		),
	},
	{
		name: 'asked whether the address is theirs',
		render: () => <ConfirmPage reference="ADP-7K3F-2M" phone="01632 960 144" isAnswer={false} />,
	},
	{
		name: 'the answers, once the address is theirs',
		render: () => (
			<ConfirmedPage
				reference="ADP-7K3F-2M"
				email="moira.featherstonehaugh-wigglesworth@example.org"
				replyBy="Friday 27 November 2026"
				groups={[
					{ title: 'About you', rows: [{ label: 'Last name', value: LONG_NAME }] },
					{
						title: 'Why a dog, and why now?',
						rows: [{ label: 'Tell us about you', value: 'أهلاً وسهلاً\n\nWe walk a lot.' }],
					},
				]}
				hasMore
			/>
		),
	},
]
