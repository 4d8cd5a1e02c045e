import type { Example } from '../examples.ts'
import { Prose } from './prose.tsx'

export const title = 'Prose'

const article = `<p>Fireworks are loud, sudden and come from the sky. Most dogs dislike them; some are terrified.</p>
<h2>Before the evening</h2><p>Walk early, feed early and <a href="/useful-info">close the curtains</a> before it is dark. Call <strong>01632 960 144</strong> if you are worried.</p>
<ul><li>Make a den under a table</li><li>Leave the radio on<ul><li>Talk shows work better than music</li></ul></li></ul>
<h3>In order</h3><ol><li>Walk</li><li>Dinner</li><li>Den</li></ol>
<blockquote><p><strong>Ring us first.</strong> Some medicines need to be started a week before.</p></blockquote>
<blockquote><p>She slept through all of it, on my feet.</p></blockquote>
<table><caption>What it costs</caption><thead><tr><th>Dog</th><th>Fee</th></tr></thead><tbody><tr><td>Puppy under 1</td><td>£250</td></tr><tr><td>Aged 1 to 7</td><td>£180</td></tr></tbody></table>
<hr><p>A file name such as <code>a-very-long-file-name-without-any-place-to-break-it-2026-11-21.pdf</code> must not push the page wide.</p>`

/** The HTML that WordPress blocks become (`content/wordpress/html`). */
const blocks = `<p>Bring the papers that came with your dog.</p>
<p class="buttons"><a href="/apply/adoption/start" class="button">Start now</a> <a href="/docs/terms" class="button button-outline">Read the terms</a></p>
<p><a href="https://www.example.org" rel="noopener" class="embed">Watch “How to lift a dog with a bad back without hurting either of you” on example.org</a></p>
<details><summary>What does it cost?</summary><p>Nothing but your time.</p></details><details open><summary>Can I bring my own dog?</summary><p>Yes, on a lead.</p></details>
<blockquote><p>He chose us.</p><cite>Jean, who came for a cat</cite></blockquote>
<div class="columns"><div><h3>Morning</h3><p>Walk, breakfast, sleep.</p></div><div><h3>Evening</h3><p>Walk, dinner, sofa.</p></div></div>
<div class="panel"><p>The gate is open from ten.</p></div>
<pre class="verse">Here lies a dog
who lay by the fire</pre>`

export const examples: Example[] = [
	{ name: 'an article', render: () => <Prose html={article} opening /> },
	{ name: 'blocks of WordPress', render: () => <Prose html={blocks} /> },
]
