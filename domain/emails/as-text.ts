import type { Block } from './blocks.ts'

/** Renders an email as plain text, which spam filters expect. */
export function asText(blocks: Block[]): string {
	return `${blocks.map(blockAsText).join('\n\n')}\n`
}

function blockAsText(block: Block): string {
	switch (block.kind) {
		case 'heading':
			return `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}`
		case 'list':
			return block.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
		case 'rows':
			return block.rows.map(({ label, value }) => `${label}\n  ${value.replaceAll('\n', '\n  ')}`).join('\n')
		case 'quote':
			return block.text
				.split('\n')
				.map((line) => `> ${line}`.trimEnd())
				.join('\n')
		case 'button':
		case 'link':
			return `${block.text}:\n${block.url}`
		case 'links':
			return block.items
				.map(({ text, detail, url }) => [`- ${text}`, detail, url].filter(Boolean).join('\n  '))
				.join('\n')
		default:
			return block.text
	}
}
