export const WP_V2 = 'wp-json/wp/v2'
export const CUSTOM_V1 = 'wp-json/custom/v1'
