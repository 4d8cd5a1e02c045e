<?php
/**
 * Content types and taxonomies.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * All content types of the site by post type: their list, folder and fields.
 */
function field_table(): array {
	static $table = null;
	if ( null === $table ) {
		$table = require __DIR__ . '/field-table.php';
	}
	return $table;
}

/**
 * The content types that WordPress does not have itself.
 */
function own_post_types(): array {
	return array_values( array_diff( array_keys( field_table() ), array( 'post', 'page' ) ) );
}

/**
 * The taxonomies of the own content types: rest base and post type. A rest base must not take the key of a field.
 */
function own_taxonomies(): array {
	return array(
		'dog_breed'  => array( 'dog-breeds', 'dog' ),
		'dog_trait'  => array( 'dog-traits', 'dog' ),
		'merch_type' => array( 'merch-types', 'merch' ),
	);
}

/**
 * Registers the own content types and taxonomies.
 */
function register_content_types(): void {
	$icons  = array(
		'dog'   => 'dashicons-pets',
		'merch' => 'dashicons-cart',
		'doc'   => 'dashicons-media-document',
		'story' => 'dashicons-heart',
		'role'  => 'dashicons-groups',
	);
	$labels = post_type_labels();
	foreach ( own_post_types() as $type ) {
		register_post_type(
			$type,
			array(
				'labels'              => $labels[ $type ],
				'public'              => false,
				// Without this wp-admin offers no preview.
				'publicly_queryable'  => true,
				'exclude_from_search' => true,
				'show_ui'             => true,
				'show_in_menu'        => true,
				'show_in_nav_menus'   => false,
				'show_in_rest'        => true,
				'rest_base'           => field_table()[ $type ]['list'],
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => $type,
				'capability_type'     => 'dog' === $type ? array( 'dog', 'dogs' ) : 'post',
				'map_meta_cap'        => true,
				'menu_icon'           => $icons[ $type ] ?? 'dashicons-admin-post',
				'supports'            => array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions' ),
			)
		);
	}
	$names = taxonomy_labels();
	foreach ( own_taxonomies() as $taxonomy => list( $rest_base, $post_type ) ) {
		register_taxonomy(
			$taxonomy,
			$post_type,
			array(
				'labels'             => $names[ $taxonomy ],
				'public'             => false,
				'show_ui'            => true,
				'show_in_rest'       => true,
				'rest_base'          => $rest_base,
				'rewrite'            => false,
				'query_var'          => false,
				// The form asks for the terms.
				'meta_box_cb'        => false,
				'show_in_quick_edit' => false,
				'capabilities'       => 'dog' === $post_type ? dog_term_capabilities() : array(),
			)
		);
	}
}
add_action( 'init', __NAMESPACE__ . '\register_content_types' );

/**
 * The words of wp-admin for each content type.
 */
function post_type_labels(): array {
	return array(
		'dog'   => array(
			'name'               => __( 'Dogs', 'fairlead' ),
			'singular_name'      => __( 'Dog', 'fairlead' ),
			'add_new_item'       => __( 'Add a dog', 'fairlead' ),
			'edit_item'          => __( 'Edit dog', 'fairlead' ),
			'view_item'          => __( 'View dog', 'fairlead' ),
			'search_items'       => __( 'Search dogs', 'fairlead' ),
			'not_found'          => __( 'No dogs found.', 'fairlead' ),
			'not_found_in_trash' => __( 'No dogs in the bin.', 'fairlead' ),
		),
		'merch' => array(
			'name'               => __( 'Shop', 'fairlead' ),
			'singular_name'      => __( 'Shop item', 'fairlead' ),
			'add_new_item'       => __( 'Add a shop item', 'fairlead' ),
			'edit_item'          => __( 'Edit shop item', 'fairlead' ),
			'view_item'          => __( 'View shop item', 'fairlead' ),
			'search_items'       => __( 'Search shop items', 'fairlead' ),
			'not_found'          => __( 'No shop items found.', 'fairlead' ),
			'not_found_in_trash' => __( 'No shop items in the bin.', 'fairlead' ),
		),
		'doc'   => array(
			'name'               => __( 'Documents', 'fairlead' ),
			'singular_name'      => __( 'Document', 'fairlead' ),
			'add_new_item'       => __( 'Add a document', 'fairlead' ),
			'edit_item'          => __( 'Edit document', 'fairlead' ),
			'view_item'          => __( 'View document', 'fairlead' ),
			'search_items'       => __( 'Search documents', 'fairlead' ),
			'not_found'          => __( 'No documents found.', 'fairlead' ),
			'not_found_in_trash' => __( 'No documents in the bin.', 'fairlead' ),
		),
		'story' => array(
			'name'               => __( 'Stories', 'fairlead' ),
			'singular_name'      => __( 'Story', 'fairlead' ),
			'add_new_item'       => __( 'Add a story', 'fairlead' ),
			'edit_item'          => __( 'Edit story', 'fairlead' ),
			'view_item'          => __( 'View story', 'fairlead' ),
			'search_items'       => __( 'Search stories', 'fairlead' ),
			'not_found'          => __( 'No stories found.', 'fairlead' ),
			'not_found_in_trash' => __( 'No stories in the bin.', 'fairlead' ),
			'featured_image'     => __( 'Picture on the list of stories', 'fairlead' ),
		),
		'role'  => array(
			'name'               => __( 'Volunteer roles', 'fairlead' ),
			'singular_name'      => __( 'Volunteer role', 'fairlead' ),
			'add_new_item'       => __( 'Add a role', 'fairlead' ),
			'edit_item'          => __( 'Edit role', 'fairlead' ),
			'view_item'          => __( 'View role', 'fairlead' ),
			'search_items'       => __( 'Search roles', 'fairlead' ),
			'not_found'          => __( 'No roles found.', 'fairlead' ),
			'not_found_in_trash' => __( 'No roles in the bin.', 'fairlead' ),
			'featured_image'     => __( 'Picture on the list of roles', 'fairlead' ),
		),
	);
}

/**
 * The words of wp-admin for each taxonomy.
 */
function taxonomy_labels(): array {
	return array(
		'dog_breed'  => array(
			'name'                   => __( 'Breeds', 'fairlead' ),
			'singular_name'          => __( 'Breed', 'fairlead' ),
			'search_items'           => __( 'Search breeds', 'fairlead' ),
			'all_items'              => __( 'All breeds', 'fairlead' ),
			'edit_item'              => __( 'Edit breed', 'fairlead' ),
			'view_item'              => __( 'View breed', 'fairlead' ),
			'update_item'            => __( 'Save', 'fairlead' ),
			'add_new_item'           => __( 'Add a breed', 'fairlead' ),
			'new_item_name'          => __( 'Name of the breed', 'fairlead' ),
			'not_found'              => __( 'No breeds found.', 'fairlead' ),
			'no_terms'               => __( 'No breeds', 'fairlead' ),
			'items_list'             => __( 'List of breeds', 'fairlead' ),
			'items_list_navigation'  => __( 'Pages of the list of breeds', 'fairlead' ),
			'back_to_items'          => __( '← Back to the breeds', 'fairlead' ),
			'name_field_description' => __( 'As it stands on the pages of dogs, such as “Border collie cross”.', 'fairlead' ),
			'slug_field_description' => slug_description(),
		),
		'dog_trait'  => array(
			'name'                   => __( 'Traits', 'fairlead' ),
			'singular_name'          => __( 'Trait', 'fairlead' ),
			'search_items'           => __( 'Search traits', 'fairlead' ),
			'all_items'              => __( 'All traits', 'fairlead' ),
			'edit_item'              => __( 'Edit trait', 'fairlead' ),
			'view_item'              => __( 'View trait', 'fairlead' ),
			'update_item'            => __( 'Save', 'fairlead' ),
			'add_new_item'           => __( 'Add a trait', 'fairlead' ),
			'new_item_name'          => __( 'Name of the trait', 'fairlead' ),
			'not_found'              => __( 'No traits found.', 'fairlead' ),
			'no_terms'               => __( 'No traits', 'fairlead' ),
			'items_list'             => __( 'List of traits', 'fairlead' ),
			'items_list_navigation'  => __( 'Pages of the list of traits', 'fairlead' ),
			'back_to_items'          => __( '← Back to the traits', 'fairlead' ),
			'name_field_description' => __( 'As it stands on the pages of dogs, such as “Shy at first”.', 'fairlead' ),
			'slug_field_description' => slug_description(),
		),
		'merch_type' => array(
			'name'                   => __( 'Kinds of shop items', 'fairlead' ),
			'singular_name'          => __( 'Kind of shop item', 'fairlead' ),
			'search_items'           => __( 'Search kinds', 'fairlead' ),
			'all_items'              => __( 'All kinds', 'fairlead' ),
			'edit_item'              => __( 'Edit kind', 'fairlead' ),
			'view_item'              => __( 'View kind', 'fairlead' ),
			'update_item'            => __( 'Save', 'fairlead' ),
			'add_new_item'           => __( 'Add a kind', 'fairlead' ),
			'new_item_name'          => __( 'Name of the kind', 'fairlead' ),
			'not_found'              => __( 'No kinds found.', 'fairlead' ),
			'no_terms'               => __( 'No kinds', 'fairlead' ),
			'items_list'             => __( 'List of kinds', 'fairlead' ),
			'items_list_navigation'  => __( 'Pages of the list of kinds', 'fairlead' ),
			'back_to_items'          => __( '← Back to the kinds', 'fairlead' ),
			'name_field_description' => __( 'As it stands above the list of the shop, such as “For dogs”.', 'fairlead' ),
			'slug_field_description' => slug_description(),
		),
	);
}

/**
 * What is said below the slug of a term.
 */
function slug_description(): string {
	return __( 'The name in addresses, in small letters with hyphens. Left empty, it is made from the name.', 'fairlead' );
}
