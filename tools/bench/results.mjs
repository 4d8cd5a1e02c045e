/**
 * The text of `bench/RESULTS.md`.
 *
 * @param {{
 *   date: string, machine: string, commit: string, minutes: number,
 *   parts: { name: string, about: string, output: string, code: number }[]
 * }} run
 */
export function describeResults({ date, machine, commit, minutes, parts }) {
	const lines = parts.flatMap(({ output }) => output.split('\n').filter(isBar))
	const missed = lines.filter((line) => line.startsWith(MISSED))
	const failed = parts.filter(({ code, output }) => code !== 0 && !output.includes(MISSED))
	return `# Results of \`npm run bench\`

Written by a run, never by hand. What is measured and which figures are bars: [decision 44](../docs/decisions/0044-how-speed-is-measured.md).

| | |
|---|---|
| date | ${date} |
| machine | ${machine} |
| commit | ${commit} |
| took | ${minutes} minutes |
| bars | ${lines.length - missed.length} of ${lines.length} hold |
${failed.length > 0 ? `| parts that failed or missed a bar of their own | ${failed.map(({ name }) => name).join(', ')} |\n` : ''}
## Bars

${lines.map((line) => `- ${line}`).join('\n')}
${parts.map(describePart).join('')}`
}

const MISSED = '✗'

function isBar(line) {
	return line.startsWith('✓') || line.startsWith(MISSED)
}

function describePart({ name, about, output, code }) {
	const text = output
		.split('\n')
		.filter((line) => !isBar(line))
		.join('\n')
		.trim()
	return `
## ${name}

${about}${code === 0 ? '' : ' Exit code 1: a bar is missed.'}

\`\`\`text
${text}
\`\`\`
`
}
