export const WP_V2 = 'wp-json/wp/v2'
/** Routes of our plugin. */
export const CUSTOM_V1 = 'wp-json/custom/v1'
