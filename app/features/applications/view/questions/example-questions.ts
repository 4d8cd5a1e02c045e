import type { Control, Question } from '#domain/forms/question.ts'

function question(name: string, label: string, control: Control, more: Partial<Question> = {}): Question {
	const id = `ex-form-${name}`
	const error = more.error ?? ''
	return {
		id,
		name: id,
		label,
		hint: '',
		error,
		isOptional: false,
		isInvalid: error !== '',
		isSensitive: false,
		isDiscreet: false,
		group: null,
		describedBy: error && `${id}-error`,
		isVisible: true,
		condition: '',
		suggestion: null,
		control,
		...more,
	}
}

function options(name: string, labels: string[], hint = '') {
	return labels.map((label, index) => ({
		id: index === 0 ? `ex-form-${name}` : `ex-form-${name}-${index + 1}`,
		value: label,
		label,
		hint: index === 0 ? hint : '',
		isChosen: index === 1,
		fulfils: index === 1 ? '1' : '',
	}))
}

const line = {
	kind: 'line',
	type: 'text',
	inputMode: 'text',
	autocomplete: '',
	value: '',
	unit: '',
	isShort: false,
} as const

/** Every kind of question, most of them with an error. */
export const exampleQuestions: Question[] = [
	question('first', 'First name', { ...line, autocomplete: 'given-name', value: 'Zoë' }),
	question('last', 'Last name', { ...line, autocomplete: 'family-name' }, { error: 'Enter your last name' }),
	question(
		'email',
		'Email address',
		{ ...line, type: 'email', inputMode: 'email', value: 'moira.featherstonehaugh@gmial.com' },
		{ suggestion: { message: 'Did you mean @gmail.com?', value: 'moira.featherstonehaugh@gmail.com' } },
	),
	question(
		'hours',
		'What’s the longest the dog would usually be left alone?',
		{ ...line, inputMode: 'decimal', value: 'not long', unit: 'hours', isShort: true },
		{ error: 'Hours must be a number between 0 and 24' },
	),
	question('garden', 'Is there a garden?', {
		kind: 'radios',
		options: options('garden', ['Yes', 'No', 'I’m not sure']),
	}),
	question('where', 'Where would the dog play?', line, { condition: '1', isOptional: true }),
	question(
		'home',
		'What kind of home is it?',
		{
			kind: 'radios',
			options: options('home', ['A boat', 'A house'], 'With a gate on the stairs.').map((option) => ({
				...option,
				isChosen: false,
				fulfils: '',
			})),
		},
		{ error: 'Select what kind of home you live in' },
	),
	question(
		'fence',
		'How high is the lowest part?',
		{
			kind: 'length',
			name: 'ex-form-fence',
			value: '5.5',
			unit: {
				id: 'ex-form-fence-2',
				name: 'ex-form-fence-unit',
				units: [
					{ value: 'cm', label: 'cm', isChosen: false },
					{ value: 'ft', label: 'feet', isChosen: true },
				],
			},
		},
		{ isOptional: true },
	),
	question(
		'kinds',
		'Which of these could you help a dog with?',
		{
			kind: 'checkboxes',
			options: options('kinds', ['House training', 'Pulling on the lead']).map((option) => ({
				...option,
				fulfils: '',
			})),
		},
		{ isOptional: true },
	),
	question(
		'reason',
		'How did you hear about us?',
		{
			kind: 'select',
			options: options('reason', ['A poster', 'A friend']).map((option) => ({ ...option, fulfils: '' })),
		},
		{ isOptional: true },
	),
	question(
		'start',
		'When could you start?',
		{
			kind: 'date',
			boxes: [
				{ id: 'ex-form-start', name: 'ex-form-start-day', label: 'Day', value: '31', digits: 2 },
				{ id: 'ex-form-start-2', name: 'ex-form-start-month', label: 'Month', value: '2', digits: 2 },
				{ id: 'ex-form-start-3', name: 'ex-form-start-year', label: 'Year', value: '2027', digits: 4 },
			],
		},
		{ error: 'Enter a real date, with a day, a month and a four-digit year' },
	),
	question(
		'why',
		'Why a dog, and why now?',
		{ kind: 'textarea', value: 'نحب الكلاب', max: 1000 },
		{ isOptional: true },
	),
	question(
		'true',
		'What I have written is true, as far as I know',
		{ kind: 'confirm', isTicked: false },
		{ error: 'Tick to confirm that what you have written is true' },
	),
]
