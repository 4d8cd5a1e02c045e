/** Where WordPress's own lists answer, below the address of the backend. */
export const WP_V2 = 'wp-json/wp/v2'
/** Where the calls of our plugin answer. */
export const CUSTOM_V1 = 'wp-json/custom/v1'
