import type { Example } from '../../examples.ts'
import { PageHero } from '../page-hero.tsx'
import { PageSection } from './page-section.tsx'
import type { PageSectionData, PageSectionItem } from './page-section-data.ts'

export const title = 'Sections of pages'

function item(title: string, html: string, url = ''): PageSectionItem {
	return { title, html, url, picture: null }
}

function section(type: PageSectionData['type'], more: Partial<PageSectionData>): PageSectionData {
	return { type, id: `example-${type}`, title: '', html: '', button: null, items: [], ...more }
}

const sections: PageSectionData[] = [
	section('text', {
		title: 'What we pay for',
		html: '<p>Food, the vet and a bed.</p><ul><li>Every visit to the vet</li><li>A lead and a coat</li></ul>',
	}),
	section('steps', {
		title: 'Step by step',
		button: { text: 'Find a dog first', url: '/dogs' },
		items: [
			item('Find your dog', '<p>Choose one, or ring us.</p><p><strong>About 10 minutes</strong></p>'),
			item('Meet and walk', '<p>Come as often as you need.</p>'),
		],
	}),
	section('faq', {
		title: 'Asked most often',
		items: [
			item('Am I too old to adopt?', '<p>No. A third of our adopters are over 65.</p>'),
			item('I live in a flat. Is that all right?', '<p>It depends on the dog.</p>'),
		],
	}),
	section('cards', {
		title: 'Our centres',
		html: '<p>Open every day.</p>',
		items: [
			item('Alder Bank', '<p>Buses stop at the end of the lane.</p>'),
			item('Hill Farm', '<p>Wear boots.</p>', '/adoption'),
		],
	}),
	section('cta', {
		title: 'Have you got a sofa?',
		html: '<p>A few weeks on it help more than any kennel.</p>',
		button: { text: 'How fostering works', url: '/fostering' },
	}),
	section('numbers', {
		title: 'In the year to March 2026',
		items: [item('94%', '<p>stayed in their first home</p>'), item('31 days', '<p>was the usual stay</p>')],
	}),
	section('quote', {
		html: '<p>We came for one quiet dog. The back seat was full on the way home.</p>',
		items: [item('Maureen and Des', '')],
		button: { text: 'Read their story', url: '/stories/heron-and-clover' },
	}),
]

export const examples: Example[] = [
	{
		name: 'hero without a picture',
		render: () => (
			<PageHero title="Lend a dog your sofa." html="<p>You give the time. We pay for everything.</p>" picture={null} />
		),
	},
	...sections.map((data) => ({ name: data.type, render: () => <PageSection section={data} /> })),
]
