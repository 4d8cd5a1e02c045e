// Where `npm start`'s script was until 2026-11: service files written then run this path. To be removed in the next version.
import '../../tools/scripts/start.mjs'
