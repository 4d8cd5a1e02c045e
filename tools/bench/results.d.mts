interface Part {
	name: string
	about: string
	output: string
	code: number
}

export function describeResults(run: {
	date: string
	machine: string
	commit: string
	minutes: number
	parts: Part[]
}): string
