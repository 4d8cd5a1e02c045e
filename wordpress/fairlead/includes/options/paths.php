<?php
/**
 * Addresses of the website by what is there: offered where a link leads, so that they need not be known.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that each website has: titles by path.
 *
 * @return string[]
 */
function fixed_paths(): array {
	return array(
		'/'                         => __( 'Home', 'fairlead' ),
		'/dogs'                     => __( 'Find a dog', 'fairlead' ),
		'/right-for-each-other'     => __( 'Which dogs would suit a home', 'fairlead' ),
		'/favourites'               => __( 'Favourites', 'fairlead' ),
		'/adoption'                 => __( 'Adopting', 'fairlead' ),
		'/fostering'                => __( 'Fostering', 'fairlead' ),
		'/useful-info'              => __( 'Advice', 'fairlead' ),
		'/merch'                    => __( 'Shop', 'fairlead' ),
		'/waystohelp'               => __( 'Ways to help', 'fairlead' ),
		'/waystohelp/donations'     => __( 'Donations', 'fairlead' ),
		'/waystohelp/sponsorship'   => __( 'Sponsorship', 'fairlead' ),
		'/waystohelp/volunteering'  => __( 'Volunteering', 'fairlead' ),
		'/donate'                   => __( 'Form: donate', 'fairlead' ),
		'/apply/adoption/start'     => __( 'Form: adopt', 'fairlead' ),
		'/apply/fostering/start'    => __( 'Form: foster', 'fairlead' ),
		'/apply/volunteering/start' => __( 'Form: volunteer', 'fairlead' ),
		'/apply/contact/question'   => __( 'Form: ask a question', 'fairlead' ),
		'/apply/found/start'        => __( 'Form: a dog was found', 'fairlead' ),
		'/apply/surrender/start'    => __( 'Form: give up a dog', 'fairlead' ),
		'/apply/newsletter/news'    => __( 'Form: newsletter', 'fairlead' ),
	);
}

/**
 * Pages that each website has, and those of this WordPress: titles by path.
 *
 * @return string[]
 */
function site_paths(): array {
	$paths = fixed_paths();
	$posts = get_posts(
		array(
			'post_type'      => array( 'page', 'doc' ),
			'post_status'    => 'publish',
			'posts_per_page' => 200,
			'orderby'        => 'title',
			'order'          => 'ASC',
		)
	);
	$front = (int) get_option( 'page_on_front' );
	foreach ( $posts as $post ) {
		$path = '/' . ( 'doc' === $post->post_type ? 'docs/' . $post->post_name : get_page_uri( $post ) );
		if ( $front !== $post->ID ) {
			$paths += array( $path => plain_text( get_the_title( $post ) ) );
		}
	}
	return $paths;
}

/**
 * Prints the addresses, which fields suggest.
 */
function show_paths(): void {
	echo '<datalist id="fairlead-paths">';
	foreach ( site_paths() as $path => $title ) {
		echo '<option value="' . esc_attr( $path ) . '" data-group="' . esc_attr( path_group( $path ) ) . '">' . esc_html( $title ) . '</option>';
	}
	echo '</datalist>';
}

/**
 * Under which heading a page is chosen.
 *
 * @param string $path Its address.
 */
function path_group( string $path ): string {
	if ( 0 === strpos( $path, '/docs/' ) ) {
		return __( 'Documents', 'fairlead' );
	}
	if ( ! isset( fixed_paths()[ $path ] ) ) {
		return __( 'Your own pages', 'fairlead' );
	}
	return 0 === strpos( $path, '/apply/' ) || '/donate' === $path ? __( 'Forms', 'fairlead' ) : __( 'Website', 'fairlead' );
}

/**
 * The entry of a field that leads to a page of the website, or to another website.
 *
 * @param string $example Such as "/dogs".
 */
function leads_to( string $example ): array {
	return array(
		'placeholder' => $example,
		'list'        => 'fairlead-paths',
	);
}
