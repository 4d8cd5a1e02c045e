<?php
/**
 * The editor of articles and pages: how an article is announced on the website, and what the empty text of a page is for.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

add_action(
	'add_meta_boxes_post',
	function () {
		add_meta_box( 'fairlead-article', __( 'On the website', 'fairlead' ), __NAMESPACE__ . '\show_article_card', 'post', 'side', 'high' );
	}
);

/**
 * Prints the card of an article as it was last saved, and what it lacks.
 *
 * @param \WP_Post $post The article.
 */
function show_article_card( $post ): void {
	$image  = image( (int) get_post_thumbnail_id( $post ) );
	$topics = wp_get_object_terms( $post->ID, 'category', array( 'fields' => 'names' ) );
	$topics = is_array( $topics ) ? $topics : array();
	echo '<div class="fairlead-card"><div class="fairlead-card-picture">' . ( $image ? '<img src="' . esc_url( small_file( $image ) ) . '" alt="">' : '' ) . '</div>';
	echo $topics ? '<p>' . esc_html( plain_text( implode( ', ', $topics ) ) ) . '</p>' : '';
	echo '<p class="fairlead-card-name">' . esc_html( plain_text( get_the_title( $post ) ) ) . '</p>';
	echo '' === $post->post_excerpt ? '' : '<p>' . esc_html( plain_text( $post->post_excerpt ) ) . '</p>';
	echo '</div>';
	$lacking = array_filter(
		array(
			$image ? '' : __( 'No picture yet: choose one under “Featured image”.', 'fairlead' ),
			$topics ? '' : __( 'No topic yet: choose one under “Categories”.', 'fairlead' ),
			'' === $post->post_excerpt ? __( 'No sentence yet: write one under “Excerpt”.', 'fairlead' ) : '',
		)
	);
	foreach ( $lacking as $sentence ) {
		echo '<p>' . esc_html( $sentence ) . '</p>';
	}
	echo '<p class="description">' . esc_html__( 'How the article is announced, as it was last saved. “Preview” shows the whole page.', 'fairlead' ) . '</p>';
}

add_filter(
	'write_your_story',
	function ( $words, $post ) {
		return 'page' === $post->post_type ? __( 'This page is built of the sections below.', 'fairlead' ) : $words;
	},
	10,
	2
);

add_filter(
	'block_editor_settings_all',
	function ( $settings, $context ) {
		if ( ! empty( $context->post ) && in_array( $context->post->post_type, array( 'post', 'page' ), true ) ) {
			// Near the website's: those of the theme make each heading as large as the title, and leave phones no margin.
			$settings['styles'][] = array( 'css' => '@media (max-width: 600px) { body { padding: 0 16px; } } .wp-block-post-title { font-size: 2.25rem; } h2 { font-size: 1.6rem; } h3 { font-size: 1.25rem; }' );
		}
		return $settings;
	},
	10,
	2
);
